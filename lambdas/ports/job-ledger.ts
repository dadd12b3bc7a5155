import type { JobInput } from '#contracts/jobs/stage.ts';
import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import type { JobFailure, JobRecord } from './jobs.ts';

/** A job to be: who pays, and under which key a repeated request is recognised. */
export type JobOrder = {
  job: Omit<JobRecord, 'sequentialNumber' | 'slug'>;
  input: JobInput;
  /** Of a visitor with an IPv6 address, the keyed hash of its /48, which has a number of demo runs a month. */
  network?: string | null;
  /** A visitor's run of the example article: it leaves the demo run of the month alone and has a limit of its own. */
  isExample?: boolean;
  idempotency: { key: string; requestSha256: string; expiresAt: number } | null;
  /** When a sweep should look whether the job was started. */
  startBy: string;
};

export type ReserveOutcome =
  | { kind: 'reserved'; job: JobRecord }
  /** The same request was answered before: this is its job. */
  | { kind: 'repeated'; jobId: string }
  | { kind: 'key_reused' }
  | { kind: 'no_credits' }
  | { kind: 'demo_used' };

export type JobEnding =
  /** `lostHalfCredits`: the share of the result that was lost through our fault. `title`: of what was read. */
  | { status: 'completed'; at: string; lostHalfCredits?: number; title?: string | null }
  /** `releasesDemo` gives a visitor the month's demo run back. */
  | { status: 'failed' | 'cancelled'; at: string; failure: JobFailure | null; releasesDemo: boolean };

export type EndOutcome =
  /** `deliveries`: of its event to the webhooks of its owner, stored with the ending. */
  | { kind: 'ended'; job: JobRecord; deliveries: readonly QueuedDelivery[] }
  | { kind: 'already_ended'; job: JobRecord }
  | { kind: 'missing' };

/** Who claims a visitor's run, with the hash of the token that proves whose it is. */
export type JobClaim = { userId: string; claimSha256: string; at: string };

export type ClaimOutcome =
  /** The user's from now on, or already. */
  | { kind: 'claimed'; job: JobRecord }
  /** It has not finished yet. */
  | { kind: 'running' }
  /** Missing, expired, without a result, of another account or of another visitor. */
  | { kind: 'refused' };

/** The moments at which a job and its account change together, each all or nothing and at most once. */
export interface JobLedger {
  /** Charges the user, or takes the visitor's demo run of the month, and writes the job. */
  reserve(order: JobOrder): Promise<ReserveOutcome>;
  /**
   * Ends a running job, gives back what the rule of `domain/jobs/settle-run.ts` says, and stores an event for
   * each webhook of its owner. Whoever calls it puts the deliveries on their queue.
   */
  end(jobId: string, ending: JobEnding): Promise<EndOutcome>;
  /** Gives a visitor's completed job to an account: it is numbered, listed and kept like the user's own, and charged nothing. */
  claim(jobId: string, claim: JobClaim): Promise<ClaimOutcome>;
}

export interface DemoCredits {
  /** Whether the visitor's demo run of the month (`YYYY-MM`, UTC) is used up. */
  isUsed(visitor: string, month: string): Promise<boolean>;
}

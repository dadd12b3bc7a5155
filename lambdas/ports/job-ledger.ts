import type { JobInput } from '#contracts/jobs/stage.ts';
import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import type { JobFailure, JobRecord } from './jobs.ts';

/** A job to create: who pays, and the key that identifies a repeated request. */
export type JobOrder = {
  job: Omit<JobRecord, 'sequentialNumber' | 'slug'>;
  input: JobInput;
  /** For a visitor with an IPv6 address: the keyed hash of its /48, which has a monthly limit of demo runs. */
  network?: string | null;
  /** A visitor's run of the example article. It does not use the demo run of the month and has its own limit. */
  isExample?: boolean;
  idempotency: { key: string; requestSha256: string; expiresAt: number } | null;
  /** The time at which a sweep checks that the job was started. */
  startBy: string;
};

export type ReserveOutcome =
  | { kind: 'reserved'; job: JobRecord }
  /** The same request already created this job. */
  | { kind: 'repeated'; jobId: string }
  | { kind: 'key_reused' }
  | { kind: 'no_credits' }
  | { kind: 'demo_used' };

export type JobEnding =
  /**
   * `lostHalfCredits`: the share of the result that was lost through our fault. `title`: of the text that was read.
   */
  | { status: 'completed'; at: string; lostHalfCredits?: number; title?: string | null }
  /** `releasesDemo` returns the month's demo run to a visitor. */
  | { status: 'failed'; at: string; failure: JobFailure; releasesDemo: boolean }
  /** A visitor's demo run stays used. */
  | { status: 'cancelled'; at: string };

export type EndOutcome =
  /** `deliveries`: the event's deliveries to the owner's webhooks, stored together with the ending. */
  | { kind: 'ended'; job: JobRecord; deliveries: readonly QueuedDelivery[] }
  | { kind: 'already_ended'; job: JobRecord }
  | { kind: 'missing' };

/** The user who claims a visitor's run, with the hash of the token that proves whose run it is. */
export type JobClaim = { userId: string; claimSha256: string; at: string };

export type ClaimOutcome =
  /** The run belongs to the user, from now on or already. */
  | { kind: 'claimed'; job: JobRecord }
  /** The run has not finished yet. */
  | { kind: 'running' }
  /** The run is missing, expired or without a result, or it belongs to another account or visitor. */
  | { kind: 'refused' };

/**
 * The transactions that change a job together with its account. Each happens completely or not at all, and at most
 * once.
 */
export interface JobLedger {
  /** Charges the user, or uses the visitor's demo run of the month, and creates the job. */
  reserve(order: JobOrder): Promise<ReserveOutcome>;
  /**
   * Ends a running job, refunds what the rule in `domain/jobs/settle-run.ts` says, and stores an event for each of
   * its owner's webhooks. The caller puts the deliveries on their queue.
   */
  end(jobId: string, ending: JobEnding): Promise<EndOutcome>;
  /**
   * Moves a visitor's completed job to an account at no charge. It is then numbered, listed and kept like the user's
   * other jobs.
   */
  claim(jobId: string, claim: JobClaim): Promise<ClaimOutcome>;
}

export interface DemoCredits {
  /** True if the visitor's demo run of the month (`YYYY-MM`, UTC) is used. */
  isUsed(visitor: string, month: string): Promise<boolean>;
}

import type { JobErrorName } from '#contracts/jobs/job-errors.ts';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { InputKind, JobInput, MachineInput } from '#contracts/jobs/stage.ts';
import type { MarketLocale } from '#contracts/keywords/market.ts';
import type { JobType } from '#contracts/product.ts';

export type RedriveOutcome = 'redriven' | 'running' | 'never_started';

export interface JobRunner {
  /** Starts the machine for a job; starting it twice is one start. */
  start(input: MachineInput): Promise<void>;
  /** Stops a job's execution. One that has ended or never began is left unchanged. */
  stop(jobId: string, reason: string): Promise<void>;
  /** Sets a machine going again that ended before its job did, from the state that it ended in. */
  redrive(jobId: string): Promise<RedriveOutcome>;
}

/** What went wrong with a run: `message` is for the operator, `userMessage` for the user. */
export type JobFailure = { name: JobErrorName; message: string; userMessage: string };

/** A job without its input, outputs and result, which are stored apart so that a change of status stays cheap. */
export type JobRecord = {
  id: string;
  /** Owner; null for a visitor without an account, who is then known by `visitor`. */
  userId: string | null;
  visitor: string | null;
  /** SHA-256 of the token that proves whose run a visitor's is; null for a user's, and for runs without a token. */
  claimSha256: string | null;
  jobType: JobType;
  contextKind: InputKind;
  status: JobStatus;
  /** The owner's name for it, and the title of what it read; missing in jobs of before they were stored. */
  name?: string | null;
  title?: string | null;
  locale: MarketLocale;
  /** Charged on creation, in half-credits; 0 for a demo run. */
  costHalfCredits: number;
  inputSha256: string;
  sequentialNumber: number | null;
  slug: string | null;
  createdAt: string;
  updatedAt: string;
  endedAt: string | null;
  failure: JobFailure | null;
  /** What providers were paid for it, in micro-dollars. A call of unknown cost counts with its maximum. */
  spentMicroUsd: number;
  /** Forms for uploads that it has handed out. */
  uploadForms: number;
  /** What its end gave back of the charge; null while it runs, and for jobs from before this was recorded. */
  refundedHalfCredits: number | null;
  /** Seconds since the epoch after which a visitor's job is gone; null for a user's. */
  expiresAt: number | null;
};

export type JobWithInput = JobRecord & { input: JobInput };

export type AdvanceOutcome =
  | { kind: 'advanced' | 'ahead'; job: JobRecord }
  | { kind: 'ended'; job: JobRecord }
  | { kind: 'missing' };

export interface JobStore {
  find(jobId: string): Promise<JobRecord | null>;
  findInput(jobId: string): Promise<JobInput | null>;
  findIdBySlug(userId: string, slug: string): Promise<string | null>;
  /** A user's jobs, newest first, those that come after `after` in that order. */
  listByUser(
    userId: string,
    page: { limit: number; after: Pick<JobRecord, 'createdAt' | 'id'> | null },
  ): Promise<JobWithInput[]>;
  /** Names a user's job; null removes the name. False if the job does not exist. */
  rename(jobId: string, name: string | null): Promise<boolean>;
  /**
   * Removes what an ended job read and made, and all that names it. What guards its charge and refund stays, for the
   * books. Repeating it is harmless.
   */
  remove(job: JobRecord, at: string): Promise<void>;
  /** Moves a running job forward to `status`; a job that is further on already stays there (`ahead`). */
  advance(jobId: string, status: JobStatus, at: string): Promise<AdvanceOutcome>;
}

/** What stages made, by name; the first write of a name stays. */
export interface JobOutputs {
  read(jobId: string, name: string): Promise<unknown>;
  /** Stores the output of a job that still runs; `expiresAt` as in `JobRecord`. */
  write(jobId: string, name: string, value: unknown, expiresAt: number | null): Promise<void>;
}

/** Jobs that somebody has to look after: not started yet, or running beyond their time. */
export interface Outbox {
  /** Ids of the jobs whose time has come, the longest overdue first. */
  due(now: string, limit: number): Promise<string[]>;
  /** Sets when to look again; without effect on a job that has ended. */
  postpone(jobId: string, dueAt: string): Promise<void>;
}

import type { JobErrorName } from '#contracts/jobs/job-errors.ts';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { InputKind, JobInput, MachineInput } from '#contracts/jobs/stage.ts';
import type { MarketLocale } from '#contracts/keywords/market.ts';
import type { JobType } from '#contracts/product.ts';

export type RedriveOutcome = 'redriven' | 'running' | 'never_started';

export interface JobRunner {
  /** Starts the state machine for a job. Starting it twice has the effect of starting it once. */
  start(input: MachineInput): Promise<void>;
  /** Stops a job's execution. Has no effect on an execution that has ended or never began. */
  stop(jobId: string, reason: string): Promise<void>;
  /** Redrives a state machine that ended before its job did, from the state in which it ended. */
  redrive(jobId: string): Promise<RedriveOutcome>;
}

/** The failure of a run: `message` is for the operator, `userMessage` for the user. */
export type JobFailure = { name: JobErrorName; message: string; userMessage: string };

/** A job without its input, outputs and result. They are stored separately so that a status change stays cheap. */
export type JobRecord = {
  id: string;
  /** The owner; null for a visitor without an account, whom `visitor` identifies. */
  userId: string | null;
  visitor: string | null;
  /** SHA-256 of the token that proves whose run this is; null for users' runs and for runs without a token. */
  claimSha256: string | null;
  jobType: JobType;
  contextKind: InputKind;
  status: JobStatus;
  /**
   * The owner's name for the job, and the title of the text it read. Missing in jobs that are older than these fields.
   */
  name?: string | null;
  title?: string | null;
  locale: MarketLocale;
  /** The charge at creation, in half-credits; 0 for a demo run. */
  costHalfCredits: number;
  inputSha256: string;
  sequentialNumber: number | null;
  slug: string | null;
  createdAt: string;
  updatedAt: string;
  endedAt: string | null;
  failure: JobFailure | null;
  /**
   * The amount that providers were paid for the job, in micro-dollars. A call of unknown cost counts with its maximum.
   */
  spentMicroUsd: number;
  /** The number of upload forms that it has issued. */
  uploadForms: number;
  /**
   * How much of the charge was refunded at the end; null while the job runs, and for jobs from before this was
   * recorded.
   */
  refundedHalfCredits: number | null;
  /** The time at which a visitor's job expires, in seconds since the epoch; null for a user's job. */
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
  /** A user's jobs, newest first, starting after `after`. */
  listByUser(
    userId: string,
    page: { limit: number; after: Pick<JobRecord, 'createdAt' | 'id'> | null },
  ): Promise<JobWithInput[]>;
  /** Sets a job's name; null removes it. False if the job does not exist. */
  rename(jobId: string, name: string | null): Promise<boolean>;
  /**
   * Removes an ended job's input and outputs, and everything that refers to it. The guards of its charge and refund
   * stay. It can be repeated safely.
   */
  remove(job: JobRecord, at: string): Promise<void>;
  /** Moves a running job forward to `status`. A job that is already further along stays there (`ahead`). */
  advance(jobId: string, status: JobStatus, at: string): Promise<AdvanceOutcome>;
}

/** The outputs of stages. The first write under a name wins. */
export interface JobOutputs {
  read(jobId: string, name: string): Promise<unknown>;
  /** Stores an output while its job runs. `expiresAt` is as in `JobRecord`. */
  write(jobId: string, name: string, value: unknown, expiresAt: number | null): Promise<void>;
}

/** Jobs that need attention: not started yet, or running for too long. */
export interface Outbox {
  /** Ids of the due jobs, longest overdue first. */
  due(now: string, limit: number): Promise<string[]>;
  /** Sets when to check again. Has no effect on a job that has ended. */
  postpone(jobId: string, dueAt: string): Promise<void>;
}

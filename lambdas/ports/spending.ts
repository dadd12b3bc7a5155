import type { CapHolder } from '#contracts/credits/spending.ts';

/** A call to a provider that may cost money, before it is made. */
export type ProviderCallOrder = {
  id: string;
  jobId: string;
  /** Owner of the job; null for a visitor's. */
  userId: string | null;
  /** Name of the provider, such as `dataforseo`. */
  provider: string;
  /** What is asked for: a task of the run. */
  task: string;
  /** The most that it may cost. */
  microUsd: number;
  at: string;
  /** When the job expires, in seconds since the epoch; null for a job that stays. */
  expiresAt: number | null;
};

/** A call of a run: what was reserved for it, and what it cost; null while that is not known. */
export type ProviderCall = Omit<ProviderCallOrder, 'userId' | 'microUsd' | 'expiresAt'> & {
  reservedMicroUsd: number;
  paidMicroUsd: number | null;
};

export type SpendingOutcome =
  | { kind: 'reserved' }
  /** The cap of this holder has no room for the call: nothing is reserved. */
  | { kind: 'over'; cap: CapHolder; capMicroUsd: number }
  /** The job has ended or is gone: nothing is reserved. */
  | { kind: 'ended' };

/** What providers cost, by run and by day (UTC), held under the daily caps. */
export interface Spending {
  /** Counts the most that a call may cost against every cap and on its job, or nothing at all. */
  reserve(order: ProviderCallOrder): Promise<SpendingOutcome>;
  /** Corrects a reserved call to what it cost, once. A call that is never corrected counts at its most. */
  correct(order: ProviderCallOrder, paidMicroUsd: number): Promise<void>;
  /** The calls of a job, in their order. */
  listByJob(jobId: string): Promise<ProviderCall[]>;
}

/**
 * Sends a paid request once the most that it may cost is reserved. `costOf` says what the answer cost in US dollars; null
 * when nobody can tell, and the whole reservation then stays.
 * @throws JobError when a cap leaves no room, or the job has ended: nothing was sent
 */
export type Pay = <Answer>(
  worstUsd: number,
  send: () => Promise<Answer>,
  costOf: (answer: Answer) => number | null,
) => Promise<Answer>;

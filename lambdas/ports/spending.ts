import type { CapScope } from '#contracts/credits/spending.ts';

/** A provider call that may cost money, before it is made. */
export type ProviderCallOrder = {
  id: string;
  jobId: string;
  /** The job's owner; null for a visitor's job. */
  userId: string | null;
  /** The provider's name, such as `dataforseo`. */
  provider: string;
  /** The task of the run that the call does. */
  task: string;
  /** The most that it may cost. */
  microUsd: number;
  at: string;
  /** The time at which the job expires, in seconds since the epoch; null for a job that does not. */
  expiresAt: number | null;
};

/** A call of a run: the amount reserved for it, and its cost, which is null while unknown. */
export type ProviderCall = Omit<ProviderCallOrder, 'userId' | 'microUsd' | 'expiresAt'> & {
  reservedMicroUsd: number;
  paidMicroUsd: number | null;
};

export type SpendingOutcome =
  | { kind: 'reserved' }
  /** This holder's cap has no room for the call, so nothing is reserved. */
  | { kind: 'over'; cap: CapScope; capMicroUsd: number }
  /** The job has ended or is gone, so nothing is reserved. */
  | { kind: 'ended' };

/** Provider costs per run and per day (UTC), limited by the daily caps. */
export interface Spending {
  /** Reserves the maximum cost of a call against every cap and on its job, or nothing at all. */
  reserve(order: ProviderCallOrder): Promise<SpendingOutcome>;
  /** Corrects a reservation to the call's actual cost, once. Without a correction, the maximum counts. */
  correct(order: ProviderCallOrder, paidMicroUsd: number): Promise<void>;
  /** The calls of a job, in order. */
  listByJob(jobId: string): Promise<ProviderCall[]>;
}

/**
 * Sends a paid request after reserving its maximum cost. `costOf` returns what the response cost in US dollars, or
 * null if the cost is unknown; the whole reservation then stays.
 * @throws JobError if a cap leaves no room or the job has ended; nothing is then sent
 */
export type Pay = <Result>(
  worstUsd: number,
  send: () => Promise<Result>,
  costOf: (result: Result) => number | null,
) => Promise<Result>;

import type { Plan } from '#contracts/billing/plans.ts';
import { monthsAfter } from './calendar-month.ts';

/** A month of credits: from `start`, included, to `end`, not included. */
export type CreditPeriod = { start: Date; end: Date };

/**
 * The month of credits that `now` falls in. Months are counted from `begin`, so that they keep its day where a month
 * has it: one that began on 31 January ends on 28 February, and the next on 31 March. A time before `begin` falls in
 * the first.
 */
export const creditPeriodAt = (begin: Date, now: Date): CreditPeriod => {
  const months =
    (now.getUTCFullYear() - begin.getUTCFullYear()) * 12 + now.getUTCMonth() - begin.getUTCMonth();
  const passed = Math.max(0, monthsAfter(begin, months) > now ? months - 1 : months);
  return { start: monthsAfter(begin, passed), end: monthsAfter(begin, passed + 1) };
};

/** How many half-credits a plan takes into its next month at most: a share of its monthly ones, rounded down. */
export const rolloverLimit = ({
  halfCreditsPerMonth,
  rolloverPercent,
}: Pick<Plan, 'halfCreditsPerMonth' | 'rolloverPercent'>): number =>
  Math.floor((halfCreditsPerMonth * rolloverPercent) / 100);

/** How many of the half-credits left at the end of a month lapse, when at most `limit` of them roll over. */
export const lapsingHalfCredits = (left: number, limit: number): number => Math.max(0, left - limit);

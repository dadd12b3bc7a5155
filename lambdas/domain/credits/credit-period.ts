import type { Plan } from '#contracts/billing/plans.ts';
import { monthsAfter } from './calendar-month.ts';

/** A month of credits: from `start`, included, to `end`, not included. */
export type CreditPeriod = { start: Date; end: Date };

/**
 * The credit month that contains `now`. Months are counted from `begin`, so they keep its day if possible: a month
 * that began on January 31 ends on February 28, and the next on March 31. A time before `begin` belongs to the first
 * month.
 */
export const creditPeriodAt = (begin: Date, now: Date): CreditPeriod => {
  const months =
    (now.getUTCFullYear() - begin.getUTCFullYear()) * 12 + now.getUTCMonth() - begin.getUTCMonth();
  const passed = Math.max(0, monthsAfter(begin, months) > now ? months - 1 : months);
  return { start: monthsAfter(begin, passed), end: monthsAfter(begin, passed + 1) };
};

/**
 * The most half-credits that a plan carries over to the next month: a share of its monthly half-credits, rounded
 * down.
 */
export const rolloverLimit = ({
  halfCreditsPerMonth,
  rolloverPercent,
}: Pick<Plan, 'halfCreditsPerMonth' | 'rolloverPercent'>): number =>
  Math.floor((halfCreditsPerMonth * rolloverPercent) / 100);

/** How many of the half-credits left at the end of a month expire if at most `limit` roll over. */
export const lapsingHalfCredits = (left: number, limit: number): number => Math.max(0, left - limit);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNames, plans } from '#contracts/billing/plans.ts';
import { monthsAfter } from '#domain/credits/calendar-month.ts';
import { creditPeriodAt, lapsingHalfCredits, rolloverLimit } from '#domain/credits/credit-period.ts';

const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });

describe('months later', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', 1, '2026-12-21T12:00:00.000Z'],
    ['2027-01-31T08:00:00.000Z', 1, '2027-02-28T08:00:00.000Z'],
    ['2028-01-31T08:00:00.000Z', 1, '2028-02-29T08:00:00.000Z'],
    ['2027-01-31T08:00:00.000Z', 2, '2027-03-31T08:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 1, '2027-01-31T23:59:59.999Z'],
    ['2027-01-31T08:00:00.000Z', 13, '2028-02-29T08:00:00.000Z'],
    ['2027-01-31T08:00:00.000Z', 0, '2027-01-31T08:00:00.000Z'],
  ])('%s and %i is %s', (from, count, to) => {
    expect(monthsAfter(new Date(from), count).toISOString()).toBe(to);
  });

  it('are always 28 to 31 days apart', () => {
    fc.assert(
      fc.property(date, (from) => {
        const days = (monthsAfter(from, 1).getTime() - from.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });
});

describe('the month of credits', () => {
  const period = (begin: string, now: string) => {
    const { start, end } = creditPeriodAt(new Date(begin), new Date(now));
    return [start.toISOString(), end.toISOString()];
  };

  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21', '2026-12-21'],
    ['2026-11-21T12:00:00Z', '2026-12-21T11:59:59Z', '2026-11-21', '2026-12-21'],
    ['2026-11-21T12:00:00Z', '2026-12-21T12:00:00Z', '2026-12-21', '2027-01-21'],
    ['2026-11-21T12:00:00Z', '2027-06-01T00:00:00Z', '2027-05-21', '2027-06-21'],
    ['2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z', '2027-02-28', '2027-03-31'],
    ['2027-01-31T12:00:00Z', '2027-03-30T12:00:00Z', '2027-02-28', '2027-03-31'],
    ['2027-01-31T12:00:00Z', '2027-03-31T12:00:00Z', '2027-03-31', '2027-04-30'],
    ['2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z', '2029-02-28', '2029-03-29'],
    // A clock that was set back to before the account began.
    ['2026-11-21T12:00:00Z', '2026-01-01T00:00:00Z', '2026-11-21', '2026-12-21'],
  ])('of an account created on %s is, on %s, the one from %s to %s', (begin, now, start, end) => {
    expect(period(begin, now)).toEqual([`${start}T12:00:00.000Z`, `${end}T12:00:00.000Z`]);
  });

  it('contains the moment, ends where the next begins, and ends on the account’s day or the last of the month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 20 * 366 * 86_400_000 }), (begin, passed) => {
        const now = new Date(begin.getTime() + passed);
        const { start, end } = creditPeriodAt(begin, now);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime()).toBeLessThan(end.getTime());
        expect(creditPeriodAt(begin, end).start).toEqual(end);
        expect(creditPeriodAt(begin, new Date(end.getTime() - 1)).start).toEqual(start);
        const isLastOfMonth = new Date(end.getTime() + 86_400_000).getUTCDate() === 1;
        expect(end.getUTCDate() === begin.getUTCDate() || isLastOfMonth).toBe(true);
      }),
    );
  });
});

describe('what rolls over', () => {
  it('[B-245] is at most 2, 15 and 45 credits on the paid plans and nothing on the free one', () => {
    const limits = planNames.map((name) => rolloverLimit(plans[name]) / 2);
    expect(limits).toEqual([0, 2, 15, 45]);
  });

  it('is a whole number of half-credits, never more than was left, and the rest lapses', () => {
    const plan = fc.record({
      halfCreditsPerMonth: fc.nat(10_000),
      rolloverPercent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.nat(20_000), plan, (left, of) => {
        const limit = rolloverLimit(of);
        const kept = left - lapsingHalfCredits(left, limit);
        expect(Number.isInteger(kept)).toBe(true);
        expect(kept).toBe(Math.min(left, limit));
        expect(limit * 100).toBeLessThanOrEqual(of.halfCreditsPerMonth * of.rolloverPercent);
      }),
    );
  });
});

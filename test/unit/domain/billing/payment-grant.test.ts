import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaidGrant, Payment } from '#contracts/billing/payment.ts';
import { type PaidPlanName, paidPlanNames, plans } from '#contracts/billing/plans.ts';
import {
  decideGrant,
  isForPeriod,
  owedHalfCredits,
  proratedHalfCredits,
  takesCreditsBack,
} from '#domain/billing/payment-grant.ts';
import { rolloverLimit } from '#domain/credits/credit-period.ts';

const day = (count: number): string => new Date(Date.UTC(2026, 0, 1 + count)).toISOString();
type PeriodPayment = Payment & { subscriptionId: string; period: { start: string; end: string } };
const payment = (overrides: Partial<PeriodPayment> = {}): PeriodPayment => ({
  transactionId: 'txn_1',
  subscriptionId: 'sub_1',
  origin: 'subscription_recurring',
  priceId: 'pri_1',
  period: { start: day(30), end: day(60) },
  prorationRate: null,
  totalCents: 4900,
  ...overrides,
});
const grant = (overrides: Partial<PaidGrant> = {}): PaidGrant => ({
  id: `sub_1#${day(0)}`,
  subscriptionId: 'sub_1',
  transactionId: 'txn_0',
  offer: 'pro',
  period: { start: day(0), end: day(30) },
  halfCredits: 300,
  totalCents: 4900,
  ...overrides,
});
const paidPlan = fc.constantFrom<PaidPlanName>(...paidPlanNames);

describe('a month that was paid', () => {
  it('grants the plan’s credits, and lets the ended month’s excess credits lapse', () => {
    fc.assert(
      fc.property(paidPlan, paidPlan, fc.nat(1000), (before, now, balance) => {
        const grants = [grant({ offer: before })];
        const decision = decideGrant({ payment: payment(), offer: now, grants, balance });
        expect(decision).toMatchObject({
          kind: 'give',
          grant: { id: `sub_1#${day(30)}`, halfCredits: plans[now].halfCreditsPerMonth },
          lapsing: Math.max(0, balance - rolloverLimit(plans[before])),
        });
      }),
    );
  });

  it('is granted once, by its transaction and by its period', () => {
    const again = grant({ transactionId: 'txn_1', id: 'other' });
    const samePeriod = grant({ id: `sub_1#${day(30)}`, period: { start: day(30), end: day(60) } });
    for (const given of [again, samePeriod])
      expect(decideGrant({ payment: payment(), offer: 'pro', grants: [given], balance: 0 })).toEqual({
        kind: 'repeated',
      });
  });

  it('keeps all existing credits when it is the first of its subscription, or comes after its successor', () => {
    const others = [grant({ subscriptionId: 'sub_2', id: `sub_2#${day(0)}` })];
    const later = [grant(), grant({ id: `sub_1#${day(60)}`, period: { start: day(60), end: day(90) } })];
    for (const grants of [[], others, later])
      expect(decideGrant({ payment: payment(), offer: 'pro', grants, balance: 500 })).toMatchObject({
        kind: 'give',
        lapsing: 0,
      });
  });

  it('after a trial, lets all of the trial’s credits lapse, even if it was activated the moment it began', () => {
    for (const start of [0, 30]) {
      const trialGrant = grant({
        id: 'trial',
        offer: 'trial',
        period: { start: day(start), end: day(start + 7) },
      });
      const decision = decideGrant({
        payment: payment(),
        offer: 'creator',
        grants: [trialGrant],
        balance: 10,
      });
      expect(decision).toMatchObject({ kind: 'give', lapsing: 10 });
    }
  });
});

describe('a trial', () => {
  it('grants 5 credits at the checkout, once per user, and its price pays for later months', () => {
    const begin = payment({ origin: 'api', totalCents: 0 });
    expect(decideGrant({ payment: begin, offer: 'trial', grants: [], balance: 10 })).toMatchObject({
      kind: 'give',
      grant: { id: 'trial', halfCredits: 10 },
      lapsing: 0,
    });
    const used = [grant({ id: 'trial', subscriptionId: 'sub_0' })];
    expect(decideGrant({ payment: begin, offer: 'trial', grants: used, balance: 0 })).toEqual({
      kind: 'repeated',
    });
    expect(decideGrant({ payment: payment(), offer: 'trial', grants: used, balance: 0 })).toMatchObject({
      grant: { halfCredits: plans.creator.halfCreditsPerMonth },
    });
  });
});

describe('a change in the middle of a month', () => {
  const change = payment({
    origin: 'subscription_update',
    period: { start: day(15), end: day(30) },
    prorationRate: 0.5,
  });

  it('grants the difference for the share that is paid, over the plan that the month was last granted for', () => {
    expect(decideGrant({ payment: change, offer: 'business', grants: [grant()], balance: 5 })).toMatchObject({
      kind: 'give',
      grant: { halfCredits: 150 },
      lapsing: 0,
    });
    const upgraded = [
      grant({ offer: 'creator' }),
      grant({ id: 'up', period: { start: day(10), end: day(30) } }),
    ];
    expect(decideGrant({ payment: change, offer: 'business', grants: upgraded, balance: 5 })).toMatchObject({
      grant: { halfCredits: 150 },
    });
  });

  it('waits for its month’s payment', () => {
    for (const grants of [
      [],
      [grant({ subscriptionId: 'sub_2' })],
      [grant({ period: { start: day(-30), end: day(0) } })],
    ])
      expect(decideGrant({ payment: change, offer: 'business', grants, balance: 5 })).toEqual({
        kind: 'waiting',
      });
  });

  it('never takes credits, never grants more than the difference, and rounds up to a half', () => {
    fc.assert(
      fc.property(paidPlan, paidPlan, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        const given = proratedHalfCredits(from, to, share);
        const difference = plans[to].halfCreditsPerMonth - plans[from].halfCreditsPerMonth;
        expect(given).toBeGreaterThanOrEqual(Math.max(0, difference * share));
        expect(given).toBeLessThanOrEqual(Math.max(0, difference));
        expect(Number.isInteger(given)).toBe(true);
      }),
    );
  });
});

describe('refunded money', () => {
  it('takes back its share of the credits, and several refunds together take no more than were granted', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 1, max: 20_000 }),
        fc.array(fc.nat(20_000)),
        (halfCredits, totalCents, refunds) => {
          let owed = 0;
          for (const refunded of refunds) {
            const taken = owedHalfCredits({ halfCredits, totalCents }, refunded, owed);
            expect(taken).toBeGreaterThanOrEqual(0);
            owed += taken;
          }
          expect(owed).toBeLessThanOrEqual(halfCredits);
        },
      ),
    );
    expect(owedHalfCredits({ halfCredits: 300, totalCents: 4900 }, 4900, 0)).toBe(300);
    expect(owedHalfCredits({ halfCredits: 300, totalCents: 4900 }, 2450, 0)).toBe(150);
    expect(owedHalfCredits({ halfCredits: 300, totalCents: 4900 }, 9999, 150)).toBe(150);
    expect(owedHalfCredits({ halfCredits: 10, totalCents: 0 }, 0, 0)).toBe(0);
  });

  it('counts once it is approved, and only as a refund or chargeback', () => {
    const base = { adjustmentId: 'a', transactionId: 't', subscriptionId: 's', totalCents: 1 };
    for (const [action, status, counts] of [
      ['refund', 'approved', true],
      ['chargeback', 'approved', true],
      ['refund', 'pending_approval', false],
      ['refund', 'rejected', false],
      ['credit', 'approved', false],
      ['chargeback_warning', 'approved', false],
    ] as const)
      expect([action, status, takesCreditsBack({ ...base, action, status })]).toEqual([
        action,
        status,
        counts,
      ]);
  });
});

it('a payment grants credits when it pays for a subscription’s time', () => {
  expect(isForPeriod(payment())).toBe(true);
  for (const other of [
    { origin: 'subscription_payment_method_change' },
    { origin: 'subscription_charge' },
    { subscriptionId: null },
    { period: null },
  ])
    expect(isForPeriod({ ...payment(), ...other })).toBe(false);
});

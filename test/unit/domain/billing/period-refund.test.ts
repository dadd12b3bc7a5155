import { expect, it } from 'vitest';
import type { Clawback, PaidGrant } from '#contracts/billing/payment.ts';
import { refundOfPeriod } from '#domain/billing/period-refund.ts';

const [first, second, third] = [
  '2026-01-01T00:00:00.000Z',
  '2026-02-01T00:00:00.000Z',
  '2026-03-01T00:00:00.000Z',
];
const period = { start: second, end: third };
const subscription = { subscriptionId: 'sub_1', period };
const grant = (changes: Partial<PaidGrant> = {}): PaidGrant => ({
  id: `sub_1#${second}`,
  subscriptionId: 'sub_1',
  transactionId: 'txn_1',
  offer: 'pro',
  period,
  halfCredits: 300,
  totalCents: 4900,
  ...changes,
});
const clawback = (changes: Partial<Clawback> = {}): Clawback => ({
  adjustmentId: 'adj_1',
  transactionId: 'txn_1',
  owedHalfCredits: 300,
  takenHalfCredits: 250,
  ...changes,
});

it('is what was refunded of the payments for the current period', () => {
  expect(refundOfPeriod({ subscription, grants: [grant()], clawbacks: [clawback()] })).toEqual({
    isFull: true,
    owedHalfCredits: 300,
    takenHalfCredits: 250,
  });
});

it('is a part if another payment of the period was kept', () => {
  const upgrade = grant({
    id: `sub_1#${second}#txn_2`,
    transactionId: 'txn_2',
    period: { start: '2026-02-10T00:00:00.000Z', end: third },
  });
  const situation = { subscription, grants: [grant(), upgrade], clawbacks: [clawback()] };
  expect(refundOfPeriod(situation)?.isFull).toBe(false);
  const both = [clawback(), clawback({ adjustmentId: 'adj_2', transactionId: 'txn_2' })];
  expect(refundOfPeriod({ ...situation, clawbacks: both })).toMatchObject({
    isFull: true,
    takenHalfCredits: 500,
  });
});

it('is null without a refund, and for one of an earlier period, another subscription, or one that was reversed', () => {
  const reversal = clawback({ adjustmentId: 'adj_2', owedHalfCredits: -300, takenHalfCredits: -250 });
  for (const [grants, clawbacks] of [
    [[grant()], []],
    [[grant({ period: { start: first, end: second } })], [clawback()]],
    [[grant({ subscriptionId: 'sub_0' })], [clawback()]],
    [[grant()], [clawback(), reversal]],
  ] as const)
    expect(refundOfPeriod({ subscription, grants, clawbacks })).toBeNull();
  expect(
    refundOfPeriod({
      subscription: { ...subscription, period: null },
      grants: [grant()],
      clawbacks: [clawback()],
    }),
  ).toBeNull();
});

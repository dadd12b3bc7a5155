import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMicroUsd } from '#contracts/credits/spending.ts';
import { lostShare, refundOf } from '#domain/jobs/settle-run.ts';

describe('the share of a charge that was lost', () => {
  it.each([
    [3, 0, 10, 0],
    [3, 1, 10, 1],
    [3, 4, 10, 2],
    [3, 9, 10, 3],
    [3, 1, 2, 2],
    [2, 1, 3, 1],
    [3, 1, 0, 0],
  ])('of %i half-credits for %i of %i parts is %i', (cost, lost, all, share) => {
    expect(lostShare(cost, lost, all)).toBe(share);
  });

  it('is never less than what was lost, never more than that by a whole half-credit, and never more than the charge', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 10 }), fc.nat(10), (cost, all, some) => {
        const lost = Math.min(some, all);
        const share = lostShare(cost, lost, all);
        expect(share).toBeGreaterThanOrEqual((cost * lost) / all);
        expect(share).toBeLessThan((cost * lost) / all + 1);
        expect(share).toBeLessThanOrEqual(cost);
        expect(Number.isInteger(share)).toBe(true);
      }),
    );
  });
});

it('no ending gives back more than was charged, and a cancellation after a paid call gives back nothing', () => {
  const ending = fc.oneof(
    fc.record({ status: fc.constant('completed' as const), lostHalfCredits: fc.nat(9) }),
    fc.record({ status: fc.constantFrom('failed' as const, 'cancelled' as const) }),
  );
  fc.assert(
    fc.property(fc.nat(9), fc.nat(1000), ending, (costHalfCredits, spentMicroUsd, end) => {
      const refund = refundOf({ costHalfCredits, spentMicroUsd }, end);
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(costHalfCredits);
      if (end.status === 'failed') expect(refund).toBe(costHalfCredits);
      if (end.status === 'cancelled') expect(refund).toBe(spentMicroUsd > 0 ? 0 : costHalfCredits);
    }),
  );
});

it.each([
  [0.0102, 10_200],
  [0.0115, 11_500],
  [0.1 + 0.2, 300_000],
  [0.000_000_1, 1],
  [0, 0],
])(
  '$%d are %i micro-dollars: fractions are rounded up, but errors of binary numbers are not',
  (usd, microUsd) => {
    expect(toMicroUsd(usd)).toBe(microUsd);
  },
);

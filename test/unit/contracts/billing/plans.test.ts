import { expect, test } from 'vitest';
import { planNames, plans, rankOf } from '#contracts/billing/plans.ts';

// An upgrade is charged at once, so a plan of a higher rank must cost more.
test('plans are listed from the cheapest to the most expensive', () => {
  const prices = planNames.map((name) => plans[name].priceCents);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(new Set(prices).size).toBe(prices.length);
  expect(planNames.map(rankOf)).toEqual(planNames.map((_, place) => place));
});

import { expect, it } from 'vitest';
import type { ProviderSubscription } from '#contracts/billing/payment.ts';
import { RateLimitError } from '#contracts/errors/errors.ts';
import type { Deps, Payments } from '#ports';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';
import { reconcileBilling } from '#usecases/billing/reconcile/reconcile-billing.ts';
import type { Pace } from '#usecases/support/pace.ts';

const at = '2026-11-20T12:00:00.000Z';

const subscription = (subscriptionId: string): ProviderSubscription => ({
  subscriptionId,
  customerId: 'ctm_1',
  status: 'active',
  priceId: 'pri_1',
  createdAt: at,
  nextBilledAt: null,
  canceledAt: null,
  period: { start: at, end: '2026-12-20T12:00:00.000Z' },
  scheduledChange: null,
  customData: null,
});

/** A stage with this many subscriptions, at a provider that runs `onCall` for each call. */
const open = async (count: number, onCall: (name: string) => void = () => {}) => {
  const clock = createManualClock();
  const deps = createTestDeps({ clock });
  const compared: string[] = [];
  const payments: Payments = {
    ...deps.payments,
    offers: { trial: ['pri_0'], creator: ['pri_1'], pro: ['pri_2'], business: ['pri_3'] },
    find: async (id) => {
      onCall('find');
      compared.push(id);
      return { at, subscription: subscription(id) };
    },
    listPayments: async () => {
      onCall('listPayments');
      return [];
    },
    listAdjustments: async () => {
      onCall('listAdjustments');
      return { adjustments: [], hasMore: false };
    },
  };
  const billing: Deps = { ...deps, payments };
  for (let n = 0; n < count; n++) {
    const id = `sub_${String(n).padStart(5, '0')}`;
    await recordSubscriptionState(billing, `user of ${id}`, { at, subscription: subscription(id) });
  }
  return { billing, clock, compared };
};

const hour = 3600;

it('a review processes each due subscription once, over any number of pages', async () => {
  const { billing, clock, compared } = await open(1001);
  expect(await reconcileBilling(billing)).toMatchObject({ count: 1001 });
  expect(new Set(compared).size).toBe(1001);
  expect(compared).toHaveLength(1001);
  expect(await reconcileBilling(billing)).toMatchObject({ count: 0 });
  clock.advance(24 * hour);
  expect(await reconcileBilling(billing)).toMatchObject({ count: 1001 });
});

it('hourly runs compare 5,000 subscriptions in four runs of 13 minutes, at 200 calls per minute to the provider', async () => {
  let seconds = 0;
  const { billing, clock, compared } = await open(5000, () => {
    seconds += 60 / 200;
  });
  const runs: number[] = [];
  while (new Set(compared).size < 5000 && runs.length < 24) {
    const endsAt = seconds + 13 * 60;
    const pace: Pace = { hasTime: () => seconds < endsAt, wait: async () => {} };
    runs.push((await reconcileBilling(billing, pace)).count);
    clock.advance(hour);
  }
  // The next run continues where the previous one ended.
  expect(compared).toHaveLength(5000);
  expect(runs).toHaveLength(4);
  expect(runs[0]).toBeGreaterThanOrEqual(1290);
});

it('a review waits as long as the provider asks, and skips nothing because of it', async () => {
  let calls = 0;
  const { billing, compared } = await open(3, () => {
    calls += 1;
    if (calls === 1 || calls === 4) throw new RateLimitError('Too many requests.', 30);
  });
  const waits: number[] = [];
  const pace: Pace = {
    hasTime: () => true,
    wait: async (ms) => void waits.push(ms),
  };
  expect(await reconcileBilling(billing, pace)).toMatchObject({ count: 3, adjustments: 0 });
  expect(waits).toEqual([30_000, 30_000]);
  expect(new Set(compared).size).toBe(3);
});

it('a review waits at most a minute, and postpones what would have to wait longer', async () => {
  const { billing } = await open(1, (name) => {
    if (name === 'find') throw new RateLimitError('Too many requests.', 3600);
  });
  const waits: number[] = [];
  const pace: Pace = {
    hasTime: () => true,
    wait: async (ms) => void waits.push(ms),
  };
  await expect(reconcileBilling(billing, pace)).rejects.toThrow('1 of 1 subscriptions could not be compared');
  expect(waits).toEqual([]);
});

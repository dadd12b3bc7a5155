import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderSubscription, Subscription } from '#contracts/billing/payment.ts';
import {
  applyState,
  planThatCounts,
  profileFor,
  stateRank,
  stateVersion,
} from '#domain/billing/subscription-state.ts';

const state = (overrides: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  subscriptionId: 'sub_1',
  customerId: 'ctm_1',
  status: 'active',
  priceId: 'pri_pro',
  createdAt: '2026-01-01T00:00:00.000001Z',
  nextBilledAt: '2026-02-01T00:00:00Z',
  canceledAt: null,
  period: { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' },
  scheduledChange: null,
  customData: { secret: 'of the checkout' },
  ...overrides,
});
const incoming = (version: string, overrides: Partial<ProviderSubscription> = {}) => ({
  userId: 'u1',
  plan: 'pro' as const,
  isTrialOffer: false,
  version,
  subscription: state(overrides),
});
const stored = (overrides: Partial<Subscription> = {}): Subscription => {
  const made = applyState(null, incoming('5'));
  if (!made) throw new Error('A first state is kept.');
  return { ...made, ...overrides };
};
const held = { plan: 'business', priceId: 'pri_business', until: '2026-02-01T00:00:00Z' } as const;

it('stored versions have the pinned ranks', () => {
  const types = [
    'answer',
    ...['created', 'trialing', 'activated', 'resumed', 'updated', 'past_due', 'paused', 'canceled'].map(
      (type) => `subscription.${type}`,
    ),
  ];
  expect(types.map(stateRank)).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08']);
  expect(stateRank('subscription.of_tomorrow')).toBe(stateRank('subscription.updated'));
  expect(stateVersion('2026-01-01T00:00:00Z', '05', 'evt_1')).toBe('2026-01-01T00:00:00.000000000#05#evt_1');
  const [before, between, after] = ['04', '04.5', '05'].map((rank) =>
    stateVersion('2026-01-01T00:00:00Z', rank, 'x'),
  );
  expect([after, before, between].sort()).toEqual([before, between, after]);
});

describe('the version of a state', () => {
  it('sorts by time, however many digits the provider gives', () => {
    const times = [
      '2026-01-01T00:00:00Z',
      '2026-01-01T00:00:00.000001Z',
      '2026-01-01T00:00:00.1Z',
      '2026-01-01T00:00:00.123456Z',
      '2026-01-01T00:00:00.1234567Z',
      '2026-01-01T00:00:01.000Z',
    ];
    const versions = times.map((time) => stateVersion(time));
    expect(versions.toSorted()).toEqual(versions);
    expect(
      stateVersion('2026-01-01T00:00:00Z', '08', 'a') > stateVersion('2026-01-01T00:00:00Z', '02', 'z'),
    ).toBe(true);
    expect(() => stateVersion('soon')).toThrow(/soon/);
  });
});

describe('states of a subscription', () => {
  it('lead to the newest in any order, and a trial is never forgotten', () => {
    const events = [
      incoming('1', { status: 'trialing' }),
      incoming('2'),
      incoming('3', { status: 'past_due' }),
      incoming('4', { status: 'canceled', period: null, canceledAt: '2026-02-01T00:00:00Z' }),
    ];
    const order = fc.shuffledSubarray([...events, ...events], { minLength: 8 });
    fc.assert(
      fc.property(order, (shuffled) => {
        const end = shuffled.reduce<Subscription | null>(
          (current, event) => applyState(current, event) ?? current,
          null,
        );
        expect(end).toMatchObject({ status: 'canceled', version: '4', hadTrial: true });
      }),
    );
  });

  it('are kept without the checkout’s data', () => {
    expect(stored()).not.toHaveProperty('customData');
  });

  it('keep a held plan until a period begins that is paid at the new price, or the subscription ends', () => {
    const current = stored({ held });
    const same = applyState(current, incoming('6', { priceId: 'pri_creator' }));
    expect(same && planThatCounts(same)).toBe('business');
    const renewed = applyState(
      current,
      incoming('6', { period: { start: held.until, end: '2026-03-01T00:00:00Z' } }),
    );
    expect(renewed).toMatchObject({ held: null, plan: 'pro' });
    const ended = applyState(current, incoming('6', { status: 'canceled', period: null }));
    expect(ended).toMatchObject({ held: null });
    expect(ended && planThatCounts(ended)).toBe('free');
  });
});

describe('the profile', () => {
  const profile = { plan: 'free', trialUsed: false, nextFreeCreditDate: '2026-01-15T00:00:00.000Z' } as const;

  it('keeps the plan until the subscription ends, without free monthly credits in addition', () => {
    for (const status of ['active', 'trialing', 'past_due', 'paused'] as const)
      expect(profileFor(profile, null, stored({ status }))).toEqual({
        plan: 'pro',
        trialUsed: false,
        nextFreeCreditDate: null,
      });
  });

  it('is free again after the end, and later news of an ended subscription changes nothing', () => {
    const ended = stored({ status: 'canceled', canceledAt: '2026-02-01T00:00:00Z', hadTrial: true });
    for (const before of [null, stored()])
      expect(profileFor(profile, before, ended)).toEqual({
        plan: 'free',
        trialUsed: true,
        nextFreeCreditDate: '2026-02-01T00:00:00.000Z',
      });
    const later = { ...profile, nextFreeCreditDate: '2026-03-01T00:00:00.000Z' };
    expect(profileFor(later, ended, ended).nextFreeCreditDate).toBe('2026-03-01T00:00:00.000Z');
  });
});

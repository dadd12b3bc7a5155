import { describe, expect, it } from 'vitest';
import { type PaidPlanName, type PlanName, paidPlanNames, planNames } from '#contracts/billing/plans.ts';
import { type SubscriptionStatus, subscriptionStatuses } from '#contracts/billing/subscription.ts';
import { changeMode, isSubscribed, type PlanAction, planAction } from '#domain/billing/plan-action.ts';

const statuses: readonly (SubscriptionStatus | null)[] = [...subscriptionStatuses, null];
const notTrialing = statuses.filter((status) => status !== 'trialing');

describe('the action for a target plan', () => {
  it.each(paidPlanNames.flatMap((target) => statuses.map((status) => [target, status] as const)))(
    '[B-021] is checkout on the free plan: %s, %s',
    (target, status) => {
      expect(planAction({ plan: 'free', status }, target)).toBe('checkout');
    },
  );

  it.each(paidPlanNames)('[B-022] is activate_trial for the same plan in a trial: %s', (plan) => {
    expect(planAction({ plan, status: 'trialing' }, plan)).toBe('activate_trial');
  });

  it.each(paidPlanNames.flatMap((plan) => notTrialing.map((status) => [plan, status] as const)))(
    '[B-023] is current for the same plan outside of a trial: %s, %s',
    (plan, status) => {
      expect(planAction({ plan, status }, plan)).toBe('current');
    },
  );

  const others: [PlanName, PaidPlanName, PlanAction][] = [
    ['creator', 'pro', 'upgrade'],
    ['creator', 'business', 'upgrade'],
    ['pro', 'business', 'upgrade'],
    ['pro', 'creator', 'downgrade'],
    ['business', 'creator', 'downgrade'],
    ['business', 'pro', 'downgrade'],
  ];
  it.each(others)('[B-024] [B-025] from %s to %s is %s, in every status', (plan, target, action) => {
    for (const status of statuses) expect(planAction({ plan, status }, target)).toBe(action);
  });
});

it('[B-028] [B-029] [B-030] an upgrade and every change in a trial are immediate, a downgrade waits', () => {
  for (const status of statuses) {
    expect(changeMode('upgrade', status)).toBe('immediate');
    expect(changeMode('downgrade', status)).toBe(status === 'trialing' ? 'immediate' : 'next_period');
  }
});

it('[B-019] a user counts as subscribed by the plan, or by a subscription that has not ended', () => {
  for (const plan of planNames)
    for (const status of statuses) {
      const isEnded = status === null || status === 'canceled';
      expect([plan, status, isSubscribed({ plan, status })]).toEqual([
        plan,
        status,
        plan !== 'free' || !isEnded,
      ]);
    }
});

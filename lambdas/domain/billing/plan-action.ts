import { type PaidPlanName, type PlanName, rankOf } from '#contracts/billing/plans.ts';
import type { SubscriptionStatus } from '#contracts/billing/subscription.ts';

export type PlanAction = 'checkout' | 'activate_trial' | 'current' | 'upgrade' | 'downgrade';

/** What a user has: the plan that counts, and the subscription's status, null without a subscription. */
export type PlanSituation = { plan: PlanName; status: SubscriptionStatus | null };

/** What choosing `target` means for somebody in this situation. The rules hold in this order. */
export const planAction = ({ plan, status }: PlanSituation, target: PaidPlanName): PlanAction => {
  if (plan === 'free') return 'checkout';
  if (plan === target) return status === 'trialing' ? 'activate_trial' : 'current';
  return rankOf(target) > rankOf(plan) ? 'upgrade' : 'downgrade';
};

/** Whether the user counts as subscribed: by the plan, or by a subscription that has not ended. */
export const isSubscribed = ({ plan, status }: PlanSituation): boolean =>
  plan !== 'free' || (status !== null && status !== 'canceled');

/** The mode with which a change is sent: an upgrade and any change in a trial at once, a downgrade at the period's end. */
export const changeMode = (
  action: Extract<PlanAction, 'upgrade' | 'downgrade'>,
  status: SubscriptionStatus | null,
): 'immediate' | 'next_period' =>
  action === 'upgrade' || status === 'trialing' ? 'immediate' : 'next_period';

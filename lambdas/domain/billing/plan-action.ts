import { type PaidPlanName, type PlanName, rankOf } from '#contracts/billing/plans.ts';
import type { SubscriptionStatus } from '#contracts/billing/subscription.ts';

export type PlanAction = 'checkout' | 'activate_trial' | 'current' | 'upgrade' | 'downgrade';

/** A user's situation: the plan that counts, and the subscription's status, which is null without a subscription. */
export type PlanSituation = { plan: PlanName; status: SubscriptionStatus | null };

/** The effect of choosing `target` in this situation. The first rule that applies decides. */
export const planAction = ({ plan, status }: PlanSituation, target: PaidPlanName): PlanAction => {
  if (plan === 'free') return 'checkout';
  if (plan === target) return status === 'trialing' ? 'activate_trial' : 'current';
  return rankOf(target) > rankOf(plan) ? 'upgrade' : 'downgrade';
};

/** True if the user has a paid plan or a subscription that has not ended. */
export const isSubscribed = ({ plan, status }: PlanSituation): boolean =>
  plan !== 'free' || (status !== null && status !== 'canceled');

/**
 * The proration mode of a change. An upgrade and any change during a trial take effect at once, a downgrade at the
 * end of the period.
 */
export const changeMode = (
  action: Extract<PlanAction, 'upgrade' | 'downgrade'>,
  status: SubscriptionStatus | null,
): 'immediate' | 'next_period' =>
  action === 'upgrade' || status === 'trialing' ? 'immediate' : 'next_period';

import type { MeResponse } from '#contracts/accounts/me.ts';
import { type PaidPlanName, type PlanName, plans, rankOf, trial } from '#contracts/billing/plans.ts';
import type { SubscriptionRecord, SubscriptionStatus } from '#contracts/billing/subscription.ts';
import { isSubscribed, type PlanAction, planAction } from '#domain/billing/plan-action.ts';

/** A plan as its card presents it. */
export type PlanOption = {
  readonly name: PaidPlanName;
  /** The label of the card's button. */
  readonly label: string;
  readonly isCurrent: boolean;
  /** Chosen earlier on the pricing page. */
  readonly isIntended: boolean;
  /** The day on which it replaces the current plan; null if it does not. */
  readonly startsOn: string | null;
  readonly offersTrial: boolean;
  /** True if there is nothing to choose. */
  readonly isDone: boolean;
  /** The plan that most users in this situation choose. */
  readonly isMain: boolean;
};

const labelOf = (
  action: PlanAction,
  name: PaidPlanName,
  isTrialing: boolean,
  offersTrial: boolean,
): string => {
  const { label } = plans[name];
  if (action === 'current') return 'Your plan';
  if (action === 'activate_trial') return `Activate ${label}`;
  if (action === 'checkout') return offersTrial ? 'Start Free Trial' : `Choose ${label}`;
  if (isTrialing) return `Change to ${label}`;
  return action === 'upgrade' ? `Upgrade to ${label}` : `Downgrade to ${label}`;
};

/** The first of several upgrades is highlighted; in a trial, the plan that the user is trying. */
const isNextStep = (
  action: PlanAction,
  plan: PlanName,
  name: PaidPlanName,
  status: SubscriptionStatus | null,
): boolean =>
  action === 'activate_trial' ||
  (action === 'upgrade' && status !== 'trialing' && rankOf(name) === rankOf(plan) + 1);

type Situation = {
  /** Undefined while it loads. Until then every plan can be chosen. */
  readonly me: MeResponse | undefined;
  readonly record: SubscriptionRecord | null | undefined;
  readonly intended: PaidPlanName | null;
};

export const planOption = (name: PaidPlanName, { me, record, intended }: Situation): PlanOption => {
  const status = record?.subscription_status ?? null;
  const plan = me?.subscription_plan ?? 'free';
  const action = planAction({ plan, status }, name);
  const change = record?.scheduled_change;
  const startsOn = change?.action === 'downgrade' && change.plan === name ? change.effective_from : null;
  const offersTrial =
    me !== undefined && !me.trial_used && !isSubscribed({ plan, status }) && name === trial.becomes;
  return {
    name,
    label: labelOf(action, name, status === 'trialing', offersTrial),
    isCurrent: action === 'current' || action === 'activate_trial',
    isIntended: intended === name,
    startsOn,
    offersTrial,
    isDone: action === 'current' || startsOn !== null,
    isMain: intended === null ? offersTrial || isNextStep(action, plan, name, status) : intended === name,
  };
};

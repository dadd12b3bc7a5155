import type { ChangedResponse, PlanPreview } from '#contracts/billing/billing.ts';
import type { Subscription } from '#contracts/billing/payment.ts';
import { plans } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { lapsingAtNextMonth } from '#domain/billing/payment-grant.ts';
import { planThatCounts } from '#domain/billing/subscription-state.ts';
import { monthsAfter } from '#domain/credits/calendar-month.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { recordSubscriptionState } from './events/record-subscription-state.ts';
import { findOwnSubscription } from './find-own-subscription.ts';
import { toPlanPreview } from './plan-preview.ts';
import { presentSubscription } from './present-subscription.ts';

type ActivationDeps = Pick<Deps, 'payments' | 'credits' | 'paidCredits' | 'clock'>;
type Input = { caller: Caller; subscriptionId: string; preview: boolean };

/** The paid month begins immediately. The next payment is therefore due in a month, and unused trial credits expire. */
const previewActivation = async (
  { payments, credits, paidCredits, clock }: ActivationDeps,
  userId: string,
  subscription: Subscription,
): Promise<PlanPreview> => {
  const { subscriptionId } = subscription;
  const [preview, { halfCredits: balance }, grants] = await Promise.all([
    payments.previewActivation(subscriptionId),
    credits.balance(userId),
    paidCredits.list(userId),
  ]);
  return toPlanPreview(
    { ...preview, nextBilledAt: monthsAfter(clock.now(), 1).toISOString() },
    {
      isTrialChange: false,
      effectiveFrom: null,
      immediateHalfCredits: plans[planThatCounts(subscription)].halfCreditsPerMonth,
      credits: { balance, lapsing: lapsingAtNextMonth({ subscriptionId, grants, balance }) },
      discount: null,
    },
  );
};

/**
 * Ends the caller's trial now and starts the paid plan, or previews the cost.
 * @throws ApiError unauthorized, not_found, plan_change_not_possible, payment_failed, payments_unavailable
 */
export const activateTrial = async (
  deps: ActivationDeps & Pick<Deps, 'subscriptions'>,
  { caller, subscriptionId, preview }: Input,
): Promise<PlanPreview | ChangedResponse> => {
  const userId = requireUser(caller);
  const subscription = await findOwnSubscription(deps, userId, subscriptionId);
  if (subscription.status !== 'trialing')
    throw new ApiError('plan_change_not_possible', 'The trial has already ended. Reload the page.');
  if (preview) return previewActivation(deps, userId, subscription);
  const state = await deps.payments.activate(subscriptionId);
  const changed = (await recordSubscriptionState(deps, userId, state)) ?? subscription;
  return { subscription: await presentSubscription(deps, changed) };
};

import type { ChangedResponse, PlanPreview } from '#contracts/billing/billing.ts';
import { plans } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { toSubscriptionRecord } from '#domain/billing/subscription-record.ts';
import { planThatCounts } from '#domain/billing/subscription-state.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { recordSubscriptionState } from './events/record-subscription-state.ts';
import { findOwnSubscription } from './find-own-subscription.ts';
import { toPlanPreview } from './preview-amounts.ts';

type Input = { caller: Caller; subscriptionId: string; preview: boolean };

/**
 * Ends the caller's trial now and starts the paid plan, or tells what that would cost.
 * @throws ApiError unauthorized, not_found, plan_change_not_possible, payment_failed, payments_unavailable
 */
export const activateTrial = async (
  deps: Pick<Deps, 'payments' | 'subscriptions'>,
  { caller, subscriptionId, preview }: Input,
): Promise<PlanPreview | ChangedResponse> => {
  const userId = requireUser(caller);
  const subscription = await findOwnSubscription(deps, userId, subscriptionId);
  if (subscription.status !== 'trialing')
    throw new ApiError('plan_change_not_possible', 'The trial has already ended. Reload the page.');
  if (preview)
    return toPlanPreview(await deps.payments.previewActivation(subscriptionId), {
      isTrialChange: false,
      effectiveFrom: null,
      immediateHalfCredits: plans[planThatCounts(subscription)].halfCreditsPerMonth,
      discount: null,
    });
  const state = await deps.payments.activate(subscriptionId);
  const changed = (await recordSubscriptionState(deps, userId, state)) ?? subscription;
  return { subscription: toSubscriptionRecord(changed) };
};

import type { ChangedResponse, ChangePlanRequest, PlanPreview } from '#contracts/billing/billing.ts';
import type { Deps } from '#ports';
import { findDiscount } from '#usecases/billing/find-discount.ts';
import { findOwnSubscription } from '#usecases/billing/find-own-subscription.ts';
import { presentSubscription } from '#usecases/billing/present-subscription.ts';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { executePlanChange } from './execute-plan-change.ts';
import { previewPlanChange } from './preview-plan-change.ts';
import { readPlanChange } from './read-plan-change.ts';

/**
 * Changes the plan of the caller's subscription, or previews the cost.
 * @throws ApiError unauthorized, not_found, discount_not_valid, payment_failed, plan_change_locked,
 * plan_change_not_possible, payments_unavailable
 */
export const changePlan = async (
  deps: Pick<Deps, 'payments' | 'subscriptions' | 'paidCredits' | 'clock' | 'log'>,
  { caller, request }: { caller: Caller; request: ChangePlanRequest },
): Promise<PlanPreview | ChangedResponse> => {
  const subscription = await findOwnSubscription(deps, requireUser(caller), request.subscriptionId);
  const change = readPlanChange(deps.payments.offers, subscription, request);
  const discount = await findDiscount(deps, request.discountCode, change.priceId);
  const input = { subscription, change, discount };
  if (request.preview) return previewPlanChange(deps, input);
  return { subscription: await presentSubscription(deps, await executePlanChange(deps, input)) };
};

import type { ChangeMode } from '#contracts/billing/billing.ts';
import { billingErrors } from '#contracts/billing/billing-messages.ts';
import type { Offers, Subscription } from '#contracts/billing/payment.ts';
import type { PaidPlanName } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { offerOf, planOf } from '#domain/billing/offers.ts';
import { changeMode, planAction } from '#domain/billing/plan-action.ts';
import { planThatCounts } from '#domain/billing/subscription-state.ts';

/**
 * The kind of a plan change: `trial` changes the items at once for free, `upgrade` charges the difference now,
 * `downgrade` waits for the end of the period.
 */
export type PlanChange = {
  kind: 'trial' | 'upgrade' | 'downgrade';
  from: PaidPlanName;
  to: PaidPlanName;
  priceId: string;
};

const notPossible = (message?: string): ApiError => new ApiError('plan_change_not_possible', message);

/**
 * The meaning of a request for the current subscription.
 * @throws ApiError plan_change_not_possible if the mode does not fit, the plan is the current one, the price is not
 * on sale, or the subscription's state allows no change; payment_failed if a payment is due
 */
export const readPlanChange = (
  offers: Offers,
  subscription: Subscription,
  { targetPriceId, mode }: { targetPriceId: string; mode: ChangeMode },
): PlanChange => {
  const { status, scheduledChange } = subscription;
  const offer = offerOf(offers, targetPriceId);
  const from = planThatCounts(subscription);
  // Prices of earlier buyers are not on sale.
  if (offer === null || offers[offer][0] !== targetPriceId || from === 'free') throw notPossible();
  if (status === 'past_due') throw new ApiError('payment_failed', billingErrors.paymentDue);
  if (status === 'paused')
    throw notPossible('Your subscription is paused. Resume it in the customer portal first.');
  if (scheduledChange?.action === 'cancel')
    throw notPossible(
      'Your subscription is set to end. Keep it in the customer portal first, then try again.',
    );
  const to = planOf(offer);
  const action = planAction({ plan: from, status }, to);
  if (action !== 'upgrade' && action !== 'downgrade') throw notPossible();
  if (status === 'trialing') return { kind: 'trial', from, to, priceId: targetPriceId };
  if (changeMode(action, status) !== mode) throw notPossible();
  return { kind: action, from, to, priceId: targetPriceId };
};

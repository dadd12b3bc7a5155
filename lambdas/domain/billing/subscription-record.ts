import type { Subscription } from '#contracts/billing/payment.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import type { PeriodRefund } from './period-refund.ts';
import { noticeOf } from './subscription-notice.ts';
import { planThatCounts, priceThatCounts } from './subscription-state.ts';

const scheduledOf = ({
  scheduledChange,
  held,
  plan,
}: Subscription): SubscriptionRecord['scheduled_change'] => {
  if (scheduledChange !== null)
    return { action: scheduledChange.action, effective_from: scheduledChange.effectiveAt };
  return held === null ? null : { action: 'downgrade', effective_from: held.until, plan };
};

/** The subscription as its owner sees it. `refund` is that of the current period, if any. */
export const toSubscriptionRecord = (
  subscription: Subscription,
  refund: PeriodRefund | null,
): SubscriptionRecord => ({
  id: subscription.subscriptionId,
  user_id: subscription.userId,
  subscription_id: subscription.subscriptionId,
  customer_id: subscription.customerId,
  subscription_status: subscription.status,
  price_id: priceThatCounts(subscription),
  plan: planThatCounts(subscription),
  next_billed_at: subscription.nextBilledAt,
  created_at: subscription.createdAt,
  scheduled_change: scheduledOf(subscription),
  canceled_at: subscription.canceledAt,
  ...noticeOf(subscription, refund),
});

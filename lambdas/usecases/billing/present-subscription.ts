import type { Subscription } from '#contracts/billing/payment.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { refundOfPeriod } from '#domain/billing/period-refund.ts';
import { toSubscriptionRecord } from '#domain/billing/subscription-record.ts';
import type { Deps } from '#ports';

/** The subscription as its owner sees it, with a notice about a refund of the current period. */
export const presentSubscription = async (
  { paidCredits }: Pick<Deps, 'paidCredits'>,
  subscription: Subscription,
): Promise<SubscriptionRecord> => {
  const clawbacks = await paidCredits.listClawbacks(subscription.userId);
  if (clawbacks.length === 0) return toSubscriptionRecord(subscription, null);
  const grants = await paidCredits.list(subscription.userId);
  return toSubscriptionRecord(subscription, refundOfPeriod({ subscription, grants, clawbacks }));
};

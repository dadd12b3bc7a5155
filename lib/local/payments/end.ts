import { PaddleApiError } from './paddle-api-error.ts';
import type { PaymentRecords } from './payment-records.ts';
import type { SimSubscription } from './world.ts';

/** Ends a subscription and sends the webhook. */
export const endNow = (records: PaymentRecords, subscription: SimSubscription, at: Date): void => {
  Object.assign(subscription, {
    status: 'canceled',
    canceledAt: at.toISOString(),
    period: null,
    scheduledChange: null,
    pastDueSince: null,
  });
  records.notifySubscription(subscription, ['canceled'], at);
};

/** Ends a subscription immediately. */
export const endSubscription = (
  records: PaymentRecords,
  subscriptionId: string,
  at: Date,
): SimSubscription => {
  const subscription = records.subscription(subscriptionId);
  if (subscription.status === 'canceled')
    throw new PaddleApiError(
      'subscription_is_canceled_action_invalid',
      'The subscription has already ended.',
    );
  endNow(records, subscription, at);
  records.save();
  return subscription;
};

import type { Ledger } from './ledger.ts';
import { Refusal } from './refusal.ts';
import type { SimSubscription } from './world.ts';

/** Ends a subscription, and tells of it. */
export const endNow = (ledger: Ledger, subscription: SimSubscription, at: Date): void => {
  Object.assign(subscription, {
    status: 'canceled',
    canceledAt: at.toISOString(),
    period: null,
    scheduledChange: null,
    pastDueSince: null,
  });
  ledger.tellSubscription(subscription, ['canceled'], at);
};

/** Ends a subscription at once. */
export const endSubscription = (ledger: Ledger, subscriptionId: string, at: Date): SimSubscription => {
  const subscription = ledger.subscription(subscriptionId);
  if (subscription.status === 'canceled')
    throw new Refusal('subscription_is_canceled_action_invalid', 'The subscription has ended already.');
  endNow(ledger, subscription, at);
  ledger.save();
  return subscription;
};

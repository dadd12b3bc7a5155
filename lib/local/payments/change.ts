import { amountsOf, liveDiscount, monthFrom, priceNamed, requireChangeable } from './billing-rules.ts';
import { charge } from './charge.ts';
import type { Ledger } from './ledger.ts';
import { type ChangeRequest, dueNow, withDiscount } from './preview.ts';
import { Refusal } from './refusal.ts';
import type { SimSubscription } from './world.ts';

/** Replaces the items, and charges the difference where the mode asks for it. @throws Refusal */
export const changeSubscription = (
  ledger: Ledger,
  subscriptionId: string,
  { priceId, mode, discountId }: ChangeRequest,
  now: Date,
): SimSubscription => {
  const subscription = ledger.subscription(subscriptionId);
  requireChangeable(subscription, mode, now);
  const price = priceNamed(priceId);
  const before = { ...subscription };
  Object.assign(subscription, withDiscount(subscription, discountId));
  const due = dueNow(subscription, price, mode, now);
  subscription.priceId = priceId;
  try {
    const paid =
      due &&
      charge(ledger, subscription, { ...due, origin: 'subscription_update', period: restOf(before, now) });
    ledger.tellSubscription(subscription, ['updated']);
    if (paid) ledger.tellTransaction(paid, 'completed');
  } catch (error) {
    Object.assign(subscription, before);
    throw error;
  } finally {
    ledger.save();
  }
  return subscription;
};

const restOf = ({ period }: SimSubscription, now: Date) =>
  period && { start: now.toISOString(), end: period.end };

/** Ends a trial: the first month begins now. @throws Refusal */
export const activateSubscription = (ledger: Ledger, subscriptionId: string, now: Date): SimSubscription => {
  const subscription = ledger.subscription(subscriptionId);
  if (subscription.status !== 'trialing')
    throw new Refusal('subscription_not_trialing', 'Only a trial can be activated.');
  const anchor = now.toISOString();
  const period = monthFrom(anchor, anchor);
  const amounts = amountsOf(priceNamed(subscription.priceId).cents, liveDiscount(subscription));
  try {
    const paid = charge(ledger, subscription, {
      ...amounts,
      origin: 'subscription_update',
      period,
      rate: null,
    });
    Object.assign(subscription, { status: 'active', anchor, period, scheduledChange: null });
    ledger.tellSubscription(subscription, ['activated', 'updated']);
    ledger.tellTransaction(paid, 'completed');
  } finally {
    ledger.save();
  }
  return subscription;
};

/** Ends a subscription with its period. */
export const cancelSubscription = (ledger: Ledger, subscriptionId: string): SimSubscription => {
  const subscription = ledger.subscription(subscriptionId);
  if (subscription.status === 'canceled' || !subscription.period)
    throw new Refusal('subscription_is_canceled_action_invalid', 'The subscription has ended already.');
  subscription.scheduledChange = { action: 'cancel', effectiveAt: subscription.period.end };
  ledger.tellSubscription(subscription, ['updated']);
  ledger.save();
  return subscription;
};

/** Takes a scheduled end back: the subscription goes on. */
export const keepSubscription = (ledger: Ledger, subscriptionId: string): SimSubscription => {
  const subscription = ledger.subscription(subscriptionId);
  if (subscription.scheduledChange) {
    subscription.scheduledChange = null;
    ledger.tellSubscription(subscription, ['updated']);
    ledger.save();
  }
  return subscription;
};

import { amountsOf, liveDiscount, monthFrom, priceNamed, requireChangeable } from './billing-rules.ts';
import { charge } from './charge.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import type { PaymentRecords } from './payment-records.ts';
import { type ChangeRequest, dueNow, withDiscount } from './preview.ts';
import type { SimSubscription } from './world.ts';

/** Replaces the items and charges the difference if the mode requires it. @throws PaddleApiError */
export const changeSubscription = (
  records: PaymentRecords,
  subscriptionId: string,
  { priceId, mode, discountId }: ChangeRequest,
  now: Date,
): SimSubscription => {
  const subscription = records.subscription(subscriptionId);
  requireChangeable(subscription, mode, now);
  const price = priceNamed(priceId);
  const before = { ...subscription };
  Object.assign(subscription, withDiscount(subscription, discountId));
  const due = dueNow(subscription, price, mode, now);
  subscription.priceId = priceId;
  try {
    const paid =
      due &&
      charge(records, subscription, { ...due, origin: 'subscription_update', period: restOf(before, now) });
    records.notifySubscription(subscription, ['updated']);
    if (paid) records.notifyTransaction(paid, 'completed');
  } catch (error) {
    Object.assign(subscription, before);
    throw error;
  } finally {
    records.save();
  }
  return subscription;
};

const restOf = ({ period }: SimSubscription, now: Date) =>
  period && { start: now.toISOString(), end: period.end };

/** Ends a trial: the first month begins now. @throws PaddleApiError */
export const activateSubscription = (
  records: PaymentRecords,
  subscriptionId: string,
  now: Date,
): SimSubscription => {
  const subscription = records.subscription(subscriptionId);
  if (subscription.status !== 'trialing')
    throw new PaddleApiError('subscription_not_trialing', 'Only a trial can be activated.');
  const anchor = now.toISOString();
  const period = monthFrom(anchor, anchor);
  const amounts = amountsOf(priceNamed(subscription.priceId).cents, liveDiscount(subscription));
  try {
    const paid = charge(records, subscription, {
      ...amounts,
      origin: 'subscription_update',
      period,
      rate: null,
    });
    Object.assign(subscription, { status: 'active', anchor, period, scheduledChange: null });
    records.notifySubscription(subscription, ['activated', 'updated']);
    records.notifyTransaction(paid, 'completed');
  } finally {
    records.save();
  }
  return subscription;
};

/** Cancels a subscription at the end of its period. */
export const cancelSubscription = (records: PaymentRecords, subscriptionId: string): SimSubscription => {
  const subscription = records.subscription(subscriptionId);
  if (subscription.status === 'canceled' || !subscription.period)
    throw new PaddleApiError(
      'subscription_is_canceled_action_invalid',
      'The subscription has already ended.',
    );
  subscription.scheduledChange = { action: 'cancel', effectiveAt: subscription.period.end };
  records.notifySubscription(subscription, ['updated']);
  records.save();
  return subscription;
};

/** Removes a scheduled cancellation: the subscription continues. */
export const keepSubscription = (records: PaymentRecords, subscriptionId: string): SimSubscription => {
  const subscription = records.subscription(subscriptionId);
  if (subscription.scheduledChange) {
    subscription.scheduledChange = null;
    records.notifySubscription(subscription, ['updated']);
    records.save();
  }
  return subscription;
};

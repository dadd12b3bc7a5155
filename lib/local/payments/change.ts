import {
  amountsOf,
  liveDiscount,
  monthFrom,
  priceNamed,
  prorate,
  requireChangeable,
  requirePayment,
} from './billing-rules.ts';
import type { CataloguePrice } from './catalogue.ts';
import type { Ledger } from './ledger.ts';
import { Refusal } from './refusal.ts';
import { type Amounts, detailsWire, nextTransactionWire } from './wire.ts';
import type { SimSubscription, SimTransaction } from './world.ts';

export type ChangeRequest = {
  priceId: string;
  mode: string;
  discountId: string | null;
};

const paidPart = (
  subscription: SimSubscription,
  { period, rate, origin, ...amounts }: Amounts & Pick<SimTransaction, 'period' | 'rate' | 'origin'>,
): Omit<SimTransaction, 'id' | 'createdAt' | 'updatedAt'> => ({
  ...amounts,
  status: 'completed',
  origin,
  priceId: subscription.priceId,
  customerId: subscription.customerId,
  subscriptionId: subscription.id,
  discountId: liveDiscount(subscription),
  period,
  rate,
  customData: subscription.customData ?? null,
});

/** Charges the card and writes the payment. @throws Refusal when it does not go through, after telling of it */
export const charge = (
  ledger: Ledger,
  subscription: SimSubscription,
  part: Parameters<typeof paidPart>[1],
  at?: Date,
): SimTransaction => {
  const total = part.subtotalCents - part.discountCents;
  const transaction = ledger.addTransaction(paidPart(subscription, part), at);
  try {
    requirePayment(subscription.card, total, 'later');
  } catch (error) {
    transaction.status = 'canceled';
    ledger.tellTransaction(transaction, 'payment_failed', at);
    throw error;
  }
  if (subscription.discount && part.discountCents > 0) subscription.discount.isUsed = true;
  return transaction;
};

const withDiscount = (subscription: SimSubscription, discountId: string | null): SimSubscription =>
  discountId === null ? subscription : { ...subscription, discount: { id: discountId, isUsed: false } };

const dueNow = (subscription: SimSubscription, to: CataloguePrice, mode: string, now: Date) => {
  if (mode !== 'prorated_immediately' || to.id === subscription.priceId) return null;
  const { rate, cents } = prorate(subscription, to, now);
  return { rate, ...amountsOf(Math.max(0, cents), liveDiscount(subscription)) };
};

/** A change as it would be, and what it would cost. */
export const previewChange = (
  ledger: Ledger,
  subscriptionId: string,
  { priceId, mode, discountId }: ChangeRequest,
  now: Date,
) => {
  const stored = ledger.subscription(subscriptionId);
  requireChangeable(stored, mode, now);
  const subscription = withDiscount(stored, discountId);
  const price = priceNamed(priceId);
  const due = dueNow(subscription, price, mode, now);
  const start = subscription.period?.end ?? now.toISOString();
  const next = monthFrom(start, subscription.anchor);
  const recurring = amountsOf(price.cents, liveDiscount(subscription));
  return {
    ...ledger.toWire({ ...subscription, priceId }),
    immediate_transaction:
      due && nextTransactionWire(due, { start: now.toISOString(), end: subscription.period?.end ?? start }),
    next_transaction: nextTransactionWire(recurring, next),
    recurring_transaction_details: detailsWire(recurring),
    update_summary: null,
  };
};

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

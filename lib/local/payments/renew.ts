import { dayMs } from '#contracts/durations.ts';
import { amountsOf, liveDiscount, monthFrom, priceNamed, requirePayment } from './billing-rules.ts';
import type { CardName } from './catalog.ts';
import { charge } from './charge.ts';
import { endNow } from './end.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import type { PaymentRecords } from './payment-records.ts';
import { makeId, type SimAdjustment, type SimSubscription } from './world.ts';

/** A payment that stays overdue for this long ends the subscription. */
const dunningMs = 30 * dayMs;

/** The time at which the subscription next renews or ends automatically; null for never. */
export const dueAt = ({ status, period, pastDueSince }: SimSubscription): string | null => {
  if (status === 'past_due' && pastDueSince !== null)
    return new Date(Date.parse(pastDueSince) + dunningMs).toISOString();
  return status === 'active' || status === 'trialing' ? (period?.end ?? null) : null;
};

const bill = (records: PaymentRecords, subscription: SimSubscription, at: Date): void => {
  const isTrialEnd = subscription.status === 'trialing';
  const start = at.toISOString();
  if (isTrialEnd) subscription.anchor = start;
  const period = monthFrom(start, subscription.anchor);
  const amounts = amountsOf(priceNamed(subscription.priceId).cents, liveDiscount(subscription));
  const part = { ...amounts, origin: 'subscription_recurring', period, rate: null };
  subscription.period = period;
  try {
    const paid = charge(records, subscription, part, at);
    subscription.status = 'active';
    // As in Paddle, the subscription changes before its payment is complete.
    records.notifySubscription(subscription, isTrialEnd ? ['activated', 'updated'] : ['updated'], at);
    records.notifyTransaction(paid, 'completed', at);
  } catch (error) {
    if (!(error instanceof PaddleApiError)) throw error;
    Object.assign(subscription, { status: 'past_due', pastDueSince: start });
    records.notifySubscription(subscription, ['updated', 'past_due'], at);
    const open = records.value.transactions.at(-1);
    if (open?.subscriptionId === subscription.id) {
      open.status = 'past_due';
      records.notifyTransaction(open, 'past_due', at);
    }
  }
};

const act = (records: PaymentRecords, subscription: SimSubscription, at: Date): void => {
  if (subscription.status === 'past_due' || subscription.scheduledChange) endNow(records, subscription, at);
  else bill(records, subscription, at);
};

/** Ends and renews what is due by `now`, in chronological order. Returns the number of changes. */
export const renewDue = (records: PaymentRecords, now: Date): number => {
  for (let count = 0; ; count++) {
    const due = records.value.subscriptions
      .map((subscription) => ({ subscription, at: dueAt(subscription) }))
      .filter((one): one is { subscription: SimSubscription; at: string } => one.at !== null)
      .filter(({ at }) => Date.parse(at) <= now.getTime())
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0];
    if (!due) {
      if (count > 0) records.save();
      return count;
    }
    act(records, due.subscription, new Date(due.at));
  }
};

/** Replaces the stored card and retries an overdue payment. @throws PaddleApiError if the payment is declined */
export const replaceCard = (
  records: PaymentRecords,
  subscriptionId: string,
  card: CardName,
): SimSubscription => {
  const subscription = records.subscription(subscriptionId);
  requirePayment(card, 1, 'checkout');
  subscription.card = card;
  const open = records.value.transactions.findLast(
    (one) => one.subscriptionId === subscriptionId && one.status === 'past_due',
  );
  try {
    if (subscription.status === 'past_due' && open) {
      requirePayment(card, open.subtotalCents - open.discountCents, 'later');
      open.status = 'completed';
      Object.assign(subscription, { status: 'active', pastDueSince: null });
      records.notifySubscription(subscription, ['updated']);
      records.notifyTransaction(open, 'completed');
    }
  } finally {
    records.save();
  }
  return subscription;
};

/** Records a refund, a chargeback or the reversal of a chargeback. */
export const giveBack = (
  records: PaymentRecords,
  transactionId: string,
  action: SimAdjustment['action'],
): void => {
  const transaction = records.transaction(transactionId);
  const last = records.value.adjustments.findLast((one) => one.transactionId === transactionId);
  const isBack = last !== undefined && last.action !== 'chargeback_reverse';
  const isPossible = action === 'chargeback_reverse' ? last?.action === 'chargeback' : !isBack;
  if (transaction.status !== 'completed' || !isPossible)
    throw new PaddleApiError('adjustment_invalid', 'This payment has already been refunded in full.');
  const adjustment = {
    id: makeId('adj'),
    transactionId,
    subscriptionId: transaction.subscriptionId,
    customerId: transaction.customerId,
    action,
    status: 'pending_approval' as 'pending_approval' | 'approved',
    cents: transaction.subtotalCents - transaction.discountCents,
    at: records.moment(),
  };
  records.value.adjustments.push(adjustment);
  records.notifyAdjustment(adjustment, 'created');
  adjustment.status = 'approved';
  records.notifyAdjustment(adjustment, 'updated');
  records.save();
};

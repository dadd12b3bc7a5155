import { dayMs } from '#contracts/durations.ts';
import { amountsOf, liveDiscount, monthFrom, priceNamed, requirePayment } from './billing-rules.ts';
import type { CardName } from './catalogue.ts';
import { charge } from './charge.ts';
import { endNow } from './end.ts';
import type { Ledger } from './ledger.ts';
import { Refusal } from './refusal.ts';
import { makeId, type SimAdjustment, type SimSubscription } from './world.ts';

/** A payment that stays due for this long ends the subscription. */
const dunningMs = 30 * dayMs;

/** When something is to be done about a subscription by itself; null for never. */
export const dueAt = ({ status, period, pastDueSince }: SimSubscription): string | null => {
  if (status === 'past_due' && pastDueSince !== null)
    return new Date(Date.parse(pastDueSince) + dunningMs).toISOString();
  return status === 'active' || status === 'trialing' ? (period?.end ?? null) : null;
};

const bill = (ledger: Ledger, subscription: SimSubscription, at: Date): void => {
  const isTrialEnd = subscription.status === 'trialing';
  const start = at.toISOString();
  if (isTrialEnd) subscription.anchor = start;
  const period = monthFrom(start, subscription.anchor);
  const amounts = amountsOf(priceNamed(subscription.priceId).cents, liveDiscount(subscription));
  const part = { ...amounts, origin: 'subscription_recurring', period, rate: null };
  subscription.period = period;
  try {
    const paid = charge(ledger, subscription, part, at);
    subscription.status = 'active';
    // As Paddle's: the subscription moves before its payment is complete.
    ledger.tellSubscription(subscription, isTrialEnd ? ['activated', 'updated'] : ['updated'], at);
    ledger.tellTransaction(paid, 'completed', at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    Object.assign(subscription, { status: 'past_due', pastDueSince: start });
    ledger.tellSubscription(subscription, ['updated', 'past_due'], at);
    const open = ledger.value.transactions.at(-1);
    if (open?.subscriptionId === subscription.id) {
      open.status = 'past_due';
      ledger.tellTransaction(open, 'past_due', at);
    }
  }
};

const act = (ledger: Ledger, subscription: SimSubscription, at: Date): void => {
  if (subscription.status === 'past_due' || subscription.scheduledChange) endNow(ledger, subscription, at);
  else bill(ledger, subscription, at);
};

/** Ends and renews whatever is due by `now`, in the order of time. Returns how much there was. */
export const renewDue = (ledger: Ledger, now: Date): number => {
  for (let count = 0; ; count++) {
    const due = ledger.value.subscriptions
      .map((subscription) => ({ subscription, at: dueAt(subscription) }))
      .filter((one): one is { subscription: SimSubscription; at: string } => one.at !== null)
      .filter(({ at }) => Date.parse(at) <= now.getTime())
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0];
    if (!due) {
      if (count > 0) ledger.save();
      return count;
    }
    act(ledger, due.subscription, new Date(due.at));
  }
};

/** Puts another card on file; a payment that is due is tried with it. @throws Refusal when it is declined */
export const replaceCard = (ledger: Ledger, subscriptionId: string, card: CardName): SimSubscription => {
  const subscription = ledger.subscription(subscriptionId);
  requirePayment(card, 1, 'checkout');
  subscription.card = card;
  const open = ledger.value.transactions.findLast(
    (one) => one.subscriptionId === subscriptionId && one.status === 'past_due',
  );
  try {
    if (subscription.status === 'past_due' && open) {
      requirePayment(card, open.subtotalCents - open.discountCents, 'later');
      open.status = 'completed';
      Object.assign(subscription, { status: 'active', pastDueSince: null });
      ledger.tellSubscription(subscription, ['updated']);
      ledger.tellTransaction(open, 'completed');
    }
  } finally {
    ledger.save();
  }
  return subscription;
};

/** Gives a payment back, lets the bank take it back, or decides that for the seller after all. */
export const giveBack = (ledger: Ledger, transactionId: string, action: SimAdjustment['action']): void => {
  const transaction = ledger.transaction(transactionId);
  const last = ledger.value.adjustments.findLast((one) => one.transactionId === transactionId);
  const isBack = last !== undefined && last.action !== 'chargeback_reverse';
  const isPossible = action === 'chargeback_reverse' ? last?.action === 'chargeback' : !isBack;
  if (transaction.status !== 'completed' || !isPossible)
    throw new Refusal('adjustment_invalid', 'There is nothing left of this payment to give back.');
  const adjustment = {
    id: makeId('adj'),
    transactionId,
    subscriptionId: transaction.subscriptionId,
    customerId: transaction.customerId,
    action,
    status: 'pending_approval' as 'pending_approval' | 'approved',
    cents: transaction.subtotalCents - transaction.discountCents,
    at: ledger.moment(),
  };
  ledger.value.adjustments.push(adjustment);
  ledger.tellAdjustment(adjustment, 'created');
  adjustment.status = 'approved';
  ledger.tellAdjustment(adjustment, 'updated');
  ledger.save();
};

import { amountsOf, firstPeriod, priceNamed, requirePayment } from './billing-rules.ts';
import type { CardName } from './catalogue.ts';
import type { Ledger } from './ledger.ts';
import { Refusal } from './refusal.ts';
import { makeId, type SimSubscription, type SimTransaction } from './world.ts';

export type CheckoutRequest = {
  priceId: string;
  customData: unknown;
  discountId: string | null;
  customerId: string | null;
};

/** What is due at the checkout: nothing where a trial comes first. */
const dueAtCheckout = (priceId: string, discountId: string | null) => {
  const price = priceNamed(priceId);
  return amountsOf(price.trialDays > 0 ? 0 : price.cents, discountId);
};

export const startCheckout = (ledger: Ledger, request: CheckoutRequest): SimTransaction => {
  const transaction = ledger.addTransaction({
    ...request,
    ...dueAtCheckout(request.priceId, request.discountId),
    status: 'ready',
    origin: 'api',
    subscriptionId: null,
    period: null,
    rate: null,
  });
  ledger.save();
  return transaction;
};

const newSubscription = (
  ledger: Ledger,
  transaction: SimTransaction,
  card: CardName,
  at: Date,
): SimSubscription => {
  const price = priceNamed(transaction.priceId);
  const start = at.toISOString();
  const updated = ledger.moment(at);
  const { discountId, discountCents } = transaction;
  return {
    id: makeId('sub'),
    customerId: transaction.customerId ?? makeId('ctm'),
    status: price.trialDays > 0 ? 'trialing' : 'active',
    priceId: price.id,
    // Of the checkout's own time, by which its proof counts: a tester may have set the clock back.
    createdAt: start,
    updatedAt: updated,
    period: firstPeriod(price, start),
    canceledAt: null,
    scheduledChange: null,
    anchor: start,
    card,
    discount: discountId === null ? null : { id: discountId, isUsed: discountCents > 0 },
    customData: transaction.customData ?? null,
    pastDueSince: null,
  };
};

/** Pays a transaction with a card: a subscription comes of it. @throws Refusal when it is paid already, or declined */
export const completeCheckout = (
  ledger: Ledger,
  { transactionId, card, at }: { transactionId: string; card: CardName; at: Date },
): SimSubscription => {
  const transaction = ledger.transaction(transactionId);
  if (transaction.status !== 'ready')
    throw new Refusal('transaction_immutable', 'This checkout is over. Start a new one.');
  // A card is checked even where nothing is due yet.
  requirePayment(card, Math.max(1, transaction.subtotalCents), 'checkout');
  const subscription = newSubscription(ledger, transaction, card, at);
  ledger.value.subscriptions.push(subscription);
  Object.assign(transaction, {
    status: 'completed',
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    period: subscription.period,
  });
  ledger.tellSubscription(subscription, [
    'created',
    subscription.status === 'trialing' ? 'trialing' : 'activated',
  ]);
  ledger.tellTransaction(transaction, 'completed');
  ledger.save();
  return subscription;
};

import { amountsOf, firstPeriod, priceNamed, requirePayment } from './billing-rules.ts';
import type { CardName } from './catalog.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import type { PaymentRecords } from './payment-records.ts';
import { makeId, type SimSubscription, type SimTransaction } from './world.ts';

export type CheckoutRequest = {
  priceId: string;
  customData: unknown;
  discountId: string | null;
  customerId: string | null;
};

/** The amount due at checkout: nothing if a trial comes first. */
const dueAtCheckout = (priceId: string, discountId: string | null) => {
  const price = priceNamed(priceId);
  return amountsOf(price.trialDays > 0 ? 0 : price.cents, discountId);
};

/** Adds a checkout: a transaction that is ready to be paid. */
export const addCheckout = (records: PaymentRecords, request: CheckoutRequest): SimTransaction => {
  const transaction = records.addTransaction({
    ...request,
    ...dueAtCheckout(request.priceId, request.discountId),
    status: 'ready',
    origin: 'api',
    subscriptionId: null,
    period: null,
    rate: null,
  });
  records.save();
  return transaction;
};

const newSubscription = (
  records: PaymentRecords,
  transaction: SimTransaction,
  card: CardName,
  at: Date,
): SimSubscription => {
  const price = priceNamed(transaction.priceId);
  const start = at.toISOString();
  const updated = records.moment(at);
  const { discountId, discountCents } = transaction;
  return {
    id: makeId('sub'),
    customerId: transaction.customerId ?? makeId('ctm'),
    status: price.trialDays > 0 ? 'trialing' : 'active',
    priceId: price.id,
    // The checkout's own time, on which its proof depends. `updated` may be later if a tester has set the clock back.
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

/** Pays a transaction by card and creates its subscription. @throws PaddleApiError if it is already paid or is declined */
export const completeCheckout = (
  records: PaymentRecords,
  { transactionId, card, at }: { transactionId: string; card: CardName; at: Date },
): SimSubscription => {
  const transaction = records.transaction(transactionId);
  if (transaction.status !== 'ready')
    throw new PaddleApiError('transaction_immutable', 'This checkout has ended. Start a new one.');
  // The card is checked even if nothing is due yet.
  requirePayment(card, Math.max(1, transaction.subtotalCents), 'checkout');
  const subscription = newSubscription(records, transaction, card, at);
  records.value.subscriptions.push(subscription);
  Object.assign(transaction, {
    status: 'completed',
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    period: subscription.period,
  });
  records.notifySubscription(subscription, [
    'created',
    subscription.status === 'trialing' ? 'trialing' : 'activated',
  ]);
  records.notifyTransaction(transaction, 'completed');
  records.save();
  return subscription;
};

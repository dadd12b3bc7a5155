import { liveDiscount, requirePayment } from './billing-rules.ts';
import type { PaymentRecords } from './payment-records.ts';
import type { Amounts } from './wire.ts';
import type { SimSubscription, SimTransaction } from './world.ts';

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

/** Charges the card and records the payment. A declined payment also sends a webhook. @throws PaddleApiError if declined */
export const charge = (
  records: PaymentRecords,
  subscription: SimSubscription,
  part: Parameters<typeof paidPart>[1],
  at?: Date,
): SimTransaction => {
  const total = part.subtotalCents - part.discountCents;
  const transaction = records.addTransaction(paidPart(subscription, part), at);
  try {
    requirePayment(subscription.card, total, 'later');
  } catch (error) {
    transaction.status = 'canceled';
    records.notifyTransaction(transaction, 'payment_failed', at);
    throw error;
  }
  if (subscription.discount && part.discountCents > 0) subscription.discount.isUsed = true;
  return transaction;
};

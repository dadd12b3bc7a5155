import {
  amountsOf,
  liveDiscount,
  monthFrom,
  priceNamed,
  prorate,
  requireChangeable,
} from './billing-rules.ts';
import type { CatalogPrice } from './catalog.ts';
import type { PaymentRecords } from './payment-records.ts';
import { detailsWire, nextTransactionWire } from './wire.ts';
import type { SimSubscription } from './world.ts';

export type ChangeRequest = {
  priceId: string;
  mode: string;
  discountId: string | null;
};

/** The subscription with another discount, if there is one. */
export const withDiscount = (subscription: SimSubscription, discountId: string | null): SimSubscription =>
  discountId === null ? subscription : { ...subscription, discount: { id: discountId, isUsed: false } };

/** The amount that a change charges immediately; null if its mode charges nothing. */
export const dueNow = (subscription: SimSubscription, to: CatalogPrice, mode: string, now: Date) => {
  if (mode !== 'prorated_immediately' || to.id === subscription.priceId) return null;
  const { rate, cents } = prorate(subscription, to, now);
  return { rate, ...amountsOf(Math.max(0, cents), liveDiscount(subscription)) };
};

/** Computes a change and its cost without making it. */
export const previewChange = (
  records: PaymentRecords,
  subscriptionId: string,
  { priceId, mode, discountId }: ChangeRequest,
  now: Date,
) => {
  const stored = records.subscription(subscriptionId);
  requireChangeable(stored, mode, now);
  const subscription = withDiscount(stored, discountId);
  const price = priceNamed(priceId);
  const due = dueNow(subscription, price, mode, now);
  const start = subscription.period?.end ?? now.toISOString();
  const next = monthFrom(start, subscription.anchor);
  const recurring = amountsOf(price.cents, liveDiscount(subscription));
  return {
    ...records.toWire({ ...subscription, priceId }),
    immediate_transaction:
      due && nextTransactionWire(due, { start: now.toISOString(), end: subscription.period?.end ?? start }),
    next_transaction: nextTransactionWire(recurring, next),
    recurring_transaction_details: detailsWire(recurring),
    update_summary: null,
  };
};

import * as z from 'zod';
import type { Payment } from '#contracts/billing/payment.ts';
import { providerActions, subscriptionStatuses } from '#contracts/billing/subscription.ts';
import type { AdjustmentPage, ChangePreview, SubscriptionState } from '#ports';
import { cents, time } from './values.ts';

// Schemas of the fields that we use. Paddle's client does not validate any.
const period = z.object({ startsAt: time, endsAt: time });
const totals = z.object({
  subtotal: cents,
  discount: cents,
  total: cents,
  grandTotal: cents.nullish(),
});
const nextTransaction = z.object({ details: z.object({ totals }) }).nullish();
const price = z.object({
  id: z.string(),
  unitPrice: z.object({ amount: cents, currencyCode: z.string() }),
});

const subscription = z.object({
  id: z.string(),
  customerId: z.string(),
  status: z.enum(subscriptionStatuses),
  createdAt: time,
  updatedAt: time,
  nextBilledAt: time.nullable(),
  canceledAt: time.nullable(),
  currentBillingPeriod: period.nullable(),
  scheduledChange: z.object({ action: z.enum(providerActions), effectiveAt: time }).nullable(),
  items: z.array(z.object({ price })).min(1),
  customData: z.unknown(),
});

const preview = z.object({
  currencyCode: z.string(),
  nextBilledAt: time.nullable(),
  items: z.array(z.object({ price })).min(1),
  immediateTransaction: nextTransaction,
  nextTransaction,
  recurringTransactionDetails: z.object({ totals }).nullish(),
});

const transaction = z.object({
  id: z.string(),
  subscriptionId: z.string().nullable(),
  origin: z.string(),
  status: z.string(),
  updatedAt: time,
  billingPeriod: period.nullable(),
  items: z
    .array(
      z.object({
        price: z.object({ id: z.string() }).nullable(),
        proration: z.object({ rate: z.coerce.number() }).nullable(),
      }),
    )
    .min(1),
  details: z.object({ totals: z.object({ grandTotal: cents.nullish(), total: cents }) }),
});

const adjustment = z.object({
  id: z.string(),
  transactionId: z.string(),
  subscriptionId: z.string().nullable(),
  action: z.string(),
  status: z.string(),
  totals: z.object({ total: cents }),
  createdAt: time,
});

/** @throws ZodError if the response lacks a field that we need */
export const toState = (entity: unknown): SubscriptionState => {
  const data = subscription.parse(entity);
  return {
    at: data.updatedAt,
    subscription: {
      subscriptionId: data.id,
      customerId: data.customerId,
      status: data.status,
      priceId: data.items[0]?.price.id ?? '',
      createdAt: data.createdAt,
      nextBilledAt: data.nextBilledAt,
      canceledAt: data.canceledAt,
      period: data.currentBillingPeriod && {
        start: data.currentBillingPeriod.startsAt,
        end: data.currentBillingPeriod.endsAt,
      },
      scheduledChange: data.scheduledChange,
      customData: data.customData ?? null,
    },
  };
};

type Totals = z.infer<typeof totals>;
const dueOf = ({ grandTotal, total }: Totals): number => grandTotal ?? total;

const common = (data: z.infer<typeof preview>) => {
  const { amount, currencyCode } = data.items[0]?.price.unitPrice ?? {
    amount: 0,
    currencyCode: data.currencyCode,
  };
  const recurring = data.recurringTransactionDetails?.totals;
  return {
    currency: currencyCode,
    unitCents: amount,
    nextBilledAt: data.nextBilledAt,
    periodTotalCents: recurring ? dueOf(recurring) : amount,
  };
};

/** The cost of a change. @throws ZodError */
export const toChangePreview = (entity: unknown): ChangePreview => {
  const data = preview.parse(entity);
  const due = data.immediateTransaction?.details.totals;
  const next = data.nextTransaction?.details.totals;
  const recurring = data.recurringTransactionDetails?.totals;
  return {
    ...common(data),
    due: due ? { totalCents: dueOf(due), discountCents: due.discount } : null,
    nextTotalCents: next ? dueOf(next) : null,
    // A recurring discount is stated per month. A one-time discount is stated for the first payment that it applies
    // to.
    discountCents: recurring?.discount || due?.discount || next?.discount || null,
  };
};

/** The cost of ending a trial now: what its regular end would cost. @throws ZodError */
export const toActivationPreview = (entity: unknown): ChangePreview => {
  const data = preview.parse(entity);
  const next = data.nextTransaction?.details.totals;
  const due = next ?? data.recurringTransactionDetails?.totals;
  return {
    ...common(data),
    due: due ? { totalCents: dueOf(due), discountCents: due.discount } : null,
    nextTotalCents: data.recurringTransactionDetails ? dueOf(data.recurringTransactionDetails.totals) : null,
    discountCents: due?.discount || null,
  };
};

/** @throws ZodError */
export const toTransaction = (entity: unknown): { payment: Payment; status: string; at: string } => {
  const data = transaction.parse(entity);
  const item = data.items.find((one) => one.price) ?? data.items[0];
  const { grandTotal, total } = data.details.totals;
  return {
    status: data.status,
    at: data.updatedAt,
    payment: {
      transactionId: data.id,
      subscriptionId: data.subscriptionId,
      origin: data.origin,
      priceId: item?.price?.id ?? '',
      period: data.billingPeriod && { start: data.billingPeriod.startsAt, end: data.billingPeriod.endsAt },
      prorationRate: item?.proration?.rate ?? null,
      totalCents: grandTotal ?? total,
    },
  };
};

/** @throws ZodError */
export const toAdjustment = (entity: unknown): AdjustmentPage['adjustments'][number] => {
  const { id, createdAt, totals: amounts, ...rest } = adjustment.parse(entity);
  return { at: createdAt, adjustment: { ...rest, adjustmentId: id, totalCents: amounts.total } };
};

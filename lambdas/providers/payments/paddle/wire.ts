import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Adjustment, Payment, ProviderSubscription } from '#contracts/billing/payment.ts';
import { providerActions, subscriptionStatuses } from '#contracts/billing/subscription.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { PaymentEvent } from '#ports';
import { cents, time } from './values.ts';

const period = z.object({ starts_at: time, ends_at: time });

const subscription = z.object({
  id: z.string(),
  customer_id: z.string(),
  status: z.enum(subscriptionStatuses),
  created_at: time,
  next_billed_at: time.nullish(),
  canceled_at: time.nullish(),
  current_billing_period: period.nullish(),
  scheduled_change: z.object({ action: z.enum(providerActions), effective_at: time }).nullish(),
  items: z.array(z.object({ price: z.object({ id: z.string() }) })).min(1),
  custom_data: z.unknown(),
});

const transaction = z.object({
  id: z.string(),
  subscription_id: z.string().nullish(),
  origin: z.string(),
  billing_period: period.nullish(),
  items: z
    .array(
      z.object({
        price: z.object({ id: z.string() }).nullish(),
        proration: z.object({ rate: z.coerce.number().check(z.gte(0), z.lte(1)) }).nullish(),
      }),
    )
    .min(1),
  details: z.object({ totals: z.object({ grand_total: cents }) }),
});

const adjustment = z.object({
  id: z.string(),
  transaction_id: z.string(),
  subscription_id: z.string().nullish(),
  action: z.string(),
  status: z.string(),
  totals: z.object({ total: cents }),
});

const envelope = z.object({
  event_id: z.string().min(1).max(200),
  event_type: z.string(),
  occurred_at: time,
  data: z.unknown(),
});

const utc = (iso: string): string => (iso.endsWith('Z') ? iso : new Date(iso).toISOString());
const toPeriod = (given: z.infer<typeof period> | null | undefined) =>
  given ? { start: utc(given.starts_at), end: utc(given.ends_at) } : null;

const toSubscription = (data: z.infer<typeof subscription>): ProviderSubscription => ({
  subscriptionId: data.id,
  customerId: data.customer_id,
  status: data.status,
  priceId: data.items[0]?.price.id ?? '',
  createdAt: utc(data.created_at),
  nextBilledAt: data.next_billed_at ? utc(data.next_billed_at) : null,
  canceledAt: data.canceled_at ? utc(data.canceled_at) : null,
  period: toPeriod(data.current_billing_period),
  scheduledChange: data.scheduled_change
    ? { action: data.scheduled_change.action, effectiveAt: utc(data.scheduled_change.effective_at) }
    : null,
  customData: data.custom_data ?? null,
});

/** Finds the purchased item. Its position varies: a change also lists the items that it credits. */
const toPayment = (data: z.infer<typeof transaction>): Payment => {
  const item = data.items.find(({ price }) => price) ?? data.items[0];
  return {
    transactionId: data.id,
    subscriptionId: data.subscription_id ?? null,
    origin: data.origin,
    priceId: item?.price?.id ?? '',
    period: toPeriod(data.billing_period),
    prorationRate: item?.proration?.rate ?? null,
    totalCents: data.details.totals.grand_total,
  };
};

const toAdjustment = (data: z.infer<typeof adjustment>): Adjustment => ({
  adjustmentId: data.id,
  transactionId: data.transaction_id,
  subscriptionId: data.subscription_id ?? null,
  action: data.action,
  status: data.status,
  totalCents: data.totals.total,
});

const subscriptionEvents = new Set(
  ['created', 'trialing', 'activated', 'updated', 'past_due', 'paused', 'resumed', 'canceled'].map(
    (name) => `subscription.${name}`,
  ),
);
const adjustmentEvents = new Set(['adjustment.created', 'adjustment.updated']);

const identified = z.object({ event_id: z.string().min(1).max(200) });

/**
 * The event id of a notification. A signed body without an id gets the hash of the body, so that it, too, is stored and
 * examined.
 */
export const readEventId = (body: string): string =>
  identified.safeParse(parseJson(body)).data?.event_id ??
  `unreadable_${createHash('sha256').update(body).digest('hex')}`;

/** A notification as Paddle sends it. @throws ZodError if it has another shape */
export const parseEvent = (body: string): PaymentEvent => {
  const { event_id: eventId, event_type: type, occurred_at: at, data } = envelope.parse(parseJson(body));
  const event = { eventId, type, at };
  if (subscriptionEvents.has(type))
    return { ...event, kind: 'subscription', subscription: toSubscription(subscription.parse(data)) };
  if (type === 'transaction.completed')
    return { ...event, kind: 'payment', payment: toPayment(transaction.parse(data)) };
  if (adjustmentEvents.has(type))
    return { ...event, kind: 'adjustment', adjustment: toAdjustment(adjustment.parse(data)) };
  return { ...event, kind: 'other' };
};

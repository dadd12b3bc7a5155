import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { subscriptionStatuses } from '#contracts/billing/subscription.ts';
import { type JsonFile, openJsonFile } from '#lib/local/storage/json-file.ts';
import { cardNames } from './catalog.ts';

const period = z.object({ start: z.string(), end: z.string() });

const subscription = z.object({
  id: z.string(),
  customerId: z.string(),
  status: z.enum(subscriptionStatuses),
  priceId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  period: z.nullable(period),
  canceledAt: z.nullable(z.string()),
  scheduledChange: z.nullable(z.object({ action: z.literal('cancel'), effectiveAt: z.string() })),
  /** The time whose day of the month starts each billing period. */
  anchor: z.string(),
  card: z.enum(cardNames),
  discount: z.nullable(z.object({ id: z.string(), isUsed: z.boolean() })),
  customData: z.unknown(),
  pastDueSince: z.nullable(z.string()),
});
export type SimSubscription = z.infer<typeof subscription>;

const transaction = z.object({
  id: z.string(),
  status: z.enum(['ready', 'completed', 'past_due', 'canceled']),
  origin: z.string(),
  priceId: z.string(),
  customerId: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  discountId: z.nullable(z.string()),
  period: z.nullable(period),
  /** Share of the billing period; null for all of it. */
  rate: z.nullable(z.number()),
  subtotalCents: z.int(),
  discountCents: z.int(),
  customData: z.unknown(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SimTransaction = z.infer<typeof transaction>;

const adjustment = z.object({
  id: z.string(),
  transactionId: z.string(),
  subscriptionId: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  action: z.enum(['refund', 'chargeback', 'chargeback_reverse']),
  status: z.enum(['pending_approval', 'approved']),
  cents: z.int(),
  at: z.string(),
});
export type SimAdjustment = z.infer<typeof adjustment>;

/** A webhook to deliver. */
const notification = z.object({ eventId: z.string(), body: z.string() });

const world = z.object({
  subscriptions: z.array(subscription),
  transactions: z.array(transaction),
  adjustments: z.array(adjustment),
  outgoing: z.array(notification),
  /** The latest webhooks that were delivered or given up. A replay sends them again. */
  sent: z.array(notification).default([]),
  /** A counter that makes timestamps unique. */
  moments: z.int(),
  /** The latest timestamp. A tester may set the clock back, but the provider's time never goes back. */
  latest: z._default(z.string(), ''),
});
export type PaymentState = z.infer<typeof world>;

/** Everything that the simulated provider stores in `dir`. */
export const openPaymentState = (dir: string): JsonFile<PaymentState> =>
  openJsonFile(join(dir, 'world.json'), world, {
    subscriptions: [],
    transactions: [],
    adjustments: [],
    outgoing: [],
    sent: [],
    moments: 0,
    latest: '',
  });

/** An id in Paddle's form: its kind and 26 characters. */
export const makeId = (kind: string): string => `${kind}_${randomBytes(13).toString('hex')}`;

import * as z from 'zod';
import { deliveryStatuses, webhookEventTypes } from '#contracts/webhooks/delivery.ts';
import {
  deliveryAttempts,
  deliveryDays,
  maxWebhookUrlCharacters,
} from '#contracts/webhooks/webhook-limits.ts';
import { run } from './runs.ts';

/** Payload of POST webhooks. */
export const createWebhookRequest = z.strictObject({
  url: z
    .string()
    .check(z.minLength(1), z.maxLength(maxWebhookUrlCharacters))
    .describe('A public https address. Events are sent to it with POST.'),
});

export const webhookDelivery = z.object({
  event_id: z.string().describe('The header `webhook-id` of each attempt.'),
  type: z.enum(webhookEventTypes),
  run_id: z.nullable(z.uuid()).describe('Null for a test event.'),
  status: z
    .enum(deliveryStatuses)
    .describe(`\`failed\` is final: the delivery was given up, after ${deliveryAttempts} attempts at most.`),
  attempts: z.int(),
  last_answer: z.nullable(z.string()).describe('What the last attempt got. Null before the first attempt.'),
  created_at: z.iso.datetime(),
  next_attempt_at: z.nullable(z.iso.datetime()).describe('Null unless the delivery waits.'),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  created_at: z.iso.datetime(),
  deliveries: z
    .array(webhookDelivery)
    .describe(`The newest deliveries of the last ${deliveryDays} days, newest first.`),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookList = z.object({ webhooks: z.array(webhook) });
export type WebhookList = z.infer<typeof webhookList>;

/** The only answer that contains the secret. */
export const createWebhookResponse = z.object({
  secret: z.string().describe('Signs the events of this webhook. No later answer contains it.'),
  webhook,
});
export type CreateWebhookResponse = z.infer<typeof createWebhookResponse>;

export const deleteWebhookResponse = z.object({ id: z.uuid(), deleted: z.literal(true) });
export type DeleteWebhookResponse = z.infer<typeof deleteWebhookResponse>;

export const testWebhookResponse = z.object({
  event_id: z.string().describe('The delivery with this id shows in the list of webhooks.'),
});
export type TestWebhookResponse = z.infer<typeof testWebhookResponse>;

const [completed, failed, cancelled, test] = webhookEventTypes;
const timestamp = z.iso.datetime().describe('When the event happened.');

/** The body of a delivery. */
export const webhookEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.enum([completed, failed, cancelled]),
    timestamp,
    data: run.describe('The run as it ended.'),
  }),
  z.object({ type: z.literal(test), timestamp, data: z.object({ webhook_id: z.uuid() }) }),
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;

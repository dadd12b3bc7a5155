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
  event_id: z.string().describe('Sent as the `webhook-id` header of each attempt.'),
  type: z.enum(webhookEventTypes),
  run_id: z.nullable(z.uuid()).describe('Null for a test event.'),
  status: z
    .enum(deliveryStatuses)
    .describe(
      `\`failed\` is final: no further attempt follows. A delivery gets up to ${deliveryAttempts} attempts.`,
    ),
  attempts: z.int(),
  last_answer: z
    .nullable(z.string())
    .describe('The outcome of the last attempt. Null before the first attempt.'),
  created_at: z.iso.datetime(),
  next_attempt_at: z.nullable(z.iso.datetime()).describe('Null unless another attempt is scheduled.'),
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

/** The only response that contains the secret. */
export const createWebhookResponse = z.object({
  secret: z.string().describe("Signs this webhook's events. Only this response contains it."),
  webhook,
});
export type CreateWebhookResponse = z.infer<typeof createWebhookResponse>;

export const deleteWebhookResponse = z.object({ id: z.uuid(), deleted: z.literal(true) });
export type DeleteWebhookResponse = z.infer<typeof deleteWebhookResponse>;

export const testWebhookResponse = z.object({
  event_id: z.string().describe('The list of webhooks shows the delivery with this id.'),
});
export type TestWebhookResponse = z.infer<typeof testWebhookResponse>;

const [completed, failed, canceled, test] = webhookEventTypes;
const timestamp = z.iso.datetime().describe('When the event happened.');

/** The body of a delivery. */
export const webhookEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.enum([completed, failed, canceled]),
    timestamp,
    data: run.describe('The run in its final status.'),
  }),
  z.object({ type: z.literal(test), timestamp, data: z.object({ webhook_id: z.uuid() }) }),
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;

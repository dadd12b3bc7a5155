import * as z from 'zod';

/** What a webhook tells about. `webhook.test` is sent when its owner asks for it. The names are stored. */
export const webhookEventTypes = ['run.completed', 'run.failed', 'run.cancelled', 'webhook.test'] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Where a delivery stands. The names are stored. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Names a delivery: one event on its way to one webhook. */
export const deliveryKey = z.object({
  userId: z.string().min(1),
  webhookId: z.uuid(),
  /** When the event happened. */
  createdAt: z.iso.datetime(),
  eventId: z.string().min(1),
});
export type DeliveryKey = z.infer<typeof deliveryKey>;

/** The message of a delivery on its queue. The event is stored, and is read when its turn comes. */
export const queuedDelivery = z.object({
  ...deliveryKey.shape,
  /** Attempts that came before. A message for an attempt that was made already does nothing. */
  attempts: z.int().min(0),
});
export type QueuedDelivery = z.infer<typeof queuedDelivery>;

/** Times that SQS hands over a message before it goes to the dead-letter queue. */
export const deliveryReceives = 5;

/** The longest time that SQS can delay a message. */
export const longestQueueDelayMs = 900_000;

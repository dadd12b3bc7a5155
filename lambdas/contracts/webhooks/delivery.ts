import * as z from 'zod';

/** The events that a webhook can report. Its owner can request a `webhook.test`. The names are stored. */
export const webhookEventTypes = ['run.completed', 'run.failed', 'run.cancelled', 'webhook.test'] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The state of a delivery. The names are stored. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Identifies a delivery: one event to one webhook. */
export const deliveryKey = z.object({
  userId: z.string().min(1),
  webhookId: z.uuid(),
  /** The time of the event. */
  createdAt: z.iso.datetime(),
  eventId: z.string().min(1),
});
export type DeliveryKey = z.infer<typeof deliveryKey>;

/** The queue message for a delivery. The consumer reads the stored event. */
export const queuedDelivery = z.object({
  ...deliveryKey.shape,
  /** The number of earlier attempts. A message for an attempt that has already been made is ignored. */
  attempts: z.int().min(0),
});
export type QueuedDelivery = z.infer<typeof queuedDelivery>;

/** The number of times that SQS delivers a message before it goes to the dead-letter queue. */
export const deliveryReceives = 5;

/** The longest delay that SQS allows for a message. */
export const longestQueueDelayMs = 900_000;

import type { Webhook, WebhookDelivery } from '#contracts/public-api/webhooks.ts';
import type { DeliveryItem, WebhookItem } from '#ports';

const toDelivery = (item: DeliveryItem): WebhookDelivery => ({
  event_id: item.eventId,
  type: item.type,
  run_id: item.runId,
  status: item.status,
  attempts: item.attempts,
  last_answer: item.answer,
  created_at: item.createdAt,
  next_attempt_at: item.dueAt,
});

/** A webhook as its owner sees it. */
export const toWebhook = (
  { webhookId, url, createdAt }: WebhookItem,
  deliveries: readonly DeliveryItem[],
): Webhook => ({ id: webhookId, url, created_at: createdAt, deliveries: deliveries.map(toDelivery) });

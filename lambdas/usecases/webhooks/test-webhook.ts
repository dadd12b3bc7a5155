import { ApiError } from '#contracts/errors/errors.ts';
import type { TestWebhookResponse } from '#contracts/public-api/webhooks.ts';
import { deliveryExpiry, testEvent } from '#domain/webhooks/webhook-events.ts';
import type { Deps } from '#ports';
import { queueDeliveries } from './queue-deliveries.ts';

/** Sends a test event, which reports nothing. @throws ApiError webhook_not_found */
export const testWebhook = async (
  deps: Pick<Deps, 'webhooks' | 'webhookQueue' | 'ids' | 'clock' | 'log'>,
  { userId, webhookId }: { userId: string; webhookId: string },
): Promise<TestWebhookResponse> => {
  if ((await deps.webhooks.find(userId, webhookId)) === null) throw new ApiError('webhook_not_found');
  const createdAt = deps.clock.now().toISOString();
  const { eventId, ...event } = testEvent(deps.ids.uuid(), webhookId, createdAt);
  const key = { userId, webhookId, createdAt, eventId };
  await deps.webhooks.addDelivery(key, { eventId, ...event }, deliveryExpiry(createdAt));
  await queueDeliveries(deps, [{ ...key, attempts: 0 }]);
  return { event_id: eventId };
};

import { ApiError } from '#contracts/errors/errors.ts';
import type {
  CreateWebhookResponse,
  DeleteWebhookResponse,
  TestWebhookResponse,
  Webhook,
  WebhookDelivery,
  WebhookList,
} from '#contracts/public-api/webhooks.ts';
import { maxWebhooks, shownDeliveries } from '#contracts/webhooks/webhook-limits.ts';
import { deliveryExpiry, testEvent } from '#domain/webhooks/webhook-events.ts';
import type { DeliveryItem, Deps, WebhookItem } from '#ports';
import { queueDeliveries } from './queue-deliveries.ts';
import { newSigningSecret, sealSecret } from './sealed-secret.ts';

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

const toWebhook = (
  { webhookId, url, createdAt }: WebhookItem,
  deliveries: readonly DeliveryItem[],
): Webhook => ({ id: webhookId, url, created_at: createdAt, deliveries: deliveries.map(toDelivery) });

/** A user's webhooks, oldest first, each with its newest deliveries. */
export const listWebhooks = async (
  { webhooks }: Pick<Deps, 'webhooks'>,
  userId: string,
): Promise<WebhookList> => {
  const items = await webhooks.list(userId);
  const shown = items.map(async (item) =>
    toWebhook(item, await webhooks.listDeliveries(userId, item.webhookId, shownDeliveries)),
  );
  return { webhooks: await Promise.all(shown) };
};

/**
 * Registers an address for the events of a user's runs. Only this response contains the signing secret.
 * @throws ApiError webhook_url_refused, too_many_webhooks
 */
export const createWebhook = async (
  deps: Pick<Deps, 'webhooks' | 'webhookSender' | 'webhookKey' | 'ids' | 'clock'>,
  { userId, url }: { userId: string; url: string },
): Promise<CreateWebhookResponse> => {
  const refusal = await deps.webhookSender.refusalOf(url);
  if (refusal !== null) throw new ApiError('webhook_url_refused', refusal);
  if ((await deps.webhooks.list(userId)).length >= maxWebhooks) throw new ApiError('too_many_webhooks');
  const webhookId = deps.ids.uuid();
  const secret = newSigningSecret();
  const sealedSecret = await sealSecret(deps.webhookKey, webhookId, secret);
  const createdAt = deps.clock.now().toISOString();
  const item = { userId, webhookId, url, sealedSecret, createdAt };
  await deps.webhooks.create(item);
  return { secret, webhook: toWebhook(item, []) };
};

const notFound = () => new ApiError('webhook_not_found');

/** @throws ApiError webhook_not_found */
export const deleteWebhook = async (
  { webhooks }: Pick<Deps, 'webhooks'>,
  { userId, webhookId }: { userId: string; webhookId: string },
): Promise<DeleteWebhookResponse> => {
  if (!(await webhooks.remove(userId, webhookId))) throw notFound();
  return { id: webhookId, deleted: true };
};

/** Sends a test event, which reports nothing. @throws ApiError webhook_not_found */
export const testWebhook = async (
  deps: Pick<Deps, 'webhooks' | 'webhookQueue' | 'ids' | 'clock' | 'log'>,
  { userId, webhookId }: { userId: string; webhookId: string },
): Promise<TestWebhookResponse> => {
  if ((await deps.webhooks.find(userId, webhookId)) === null) throw notFound();
  const createdAt = deps.clock.now().toISOString();
  const { eventId, ...event } = testEvent(deps.ids.uuid(), webhookId, createdAt);
  const key = { userId, webhookId, createdAt, eventId };
  await deps.webhooks.addDelivery(key, { eventId, ...event }, deliveryExpiry(createdAt));
  await queueDeliveries(deps, [{ ...key, attempts: 0 }]);
  return { event_id: eventId };
};

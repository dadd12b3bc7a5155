import type { WebhookList } from '#contracts/public-api/webhooks.ts';
import { shownDeliveries } from '#contracts/webhooks/webhook-limits.ts';
import type { Deps } from '#ports';
import { toWebhook } from './webhook-views.ts';

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

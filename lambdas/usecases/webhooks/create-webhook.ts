import { ApiError } from '#contracts/errors/errors.ts';
import type { CreateWebhookResponse } from '#contracts/public-api/webhooks.ts';
import type { Deps } from '#ports';
import { newSigningSecret, sealSecret } from './sealed-secret.ts';
import { toWebhook } from './webhook-views.ts';

/**
 * Registers an address for the events of a user's runs. Only this response contains the signing secret.
 * @throws ApiError webhook_url_refused, too_many_webhooks
 */
export const createWebhook = async (
  deps: Pick<Deps, 'webhooks' | 'webhookSender' | 'webhookKey' | 'ids' | 'clock'>,
  { userId, url }: { userId: string; url: string },
): Promise<CreateWebhookResponse> => {
  const refusal = await deps.webhookSender.rejectionOf(url);
  if (refusal !== null) throw new ApiError('webhook_url_refused', refusal);
  const webhookId = deps.ids.uuid();
  const secret = newSigningSecret();
  const sealedSecret = await sealSecret(deps.webhookKey, webhookId, secret);
  const createdAt = deps.clock.now().toISOString();
  const item = { userId, webhookId, url, sealedSecret, createdAt };
  if (!(await deps.webhooks.create(item))) throw new ApiError('too_many_webhooks');
  return { secret, webhook: toWebhook(item, []) };
};

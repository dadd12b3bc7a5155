import { ApiError } from '#contracts/errors/errors.ts';
import type { DeleteWebhookResponse } from '#contracts/public-api/webhooks.ts';
import type { Deps } from '#ports';

/** Removes a webhook of the user. @throws ApiError webhook_not_found */
export const deleteWebhook = async (
  { webhooks }: Pick<Deps, 'webhooks'>,
  { userId, webhookId }: { userId: string; webhookId: string },
): Promise<DeleteWebhookResponse> => {
  if (!(await webhooks.remove(userId, webhookId))) throw new ApiError('webhook_not_found');
  return { id: webhookId, deleted: true };
};

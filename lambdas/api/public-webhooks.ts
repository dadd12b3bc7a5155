import { webhookSchemas } from '#contracts/public-api/webhook-schemas.ts';
import { publicApiHandler } from '#runtime/public-api/public-api-handler.ts';
import { publicResource } from '#runtime/public-api/public-route.ts';
import * as webhooks from '#usecases/webhooks/manage-webhooks.ts';

/** Webhooks of the account that owns the key. */
export const registerPublicWebhooks = publicResource(webhookSchemas, {
  createWebhook: ({ deps, identity: { userId }, body }) =>
    webhooks.createWebhook(deps, { userId, url: body.url }),
  listWebhooks: ({ deps, identity: { userId } }) => webhooks.listWebhooks(deps, userId),
  deleteWebhook: ({ deps, identity: { userId }, params }) =>
    webhooks.deleteWebhook(deps, { userId, webhookId: params.id }),
  testWebhook: ({ deps, identity: { userId }, params }) =>
    webhooks.testWebhook(deps, { userId, webhookId: params.id }),
});

export const handler = publicApiHandler(registerPublicWebhooks);

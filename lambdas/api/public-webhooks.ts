import { webhookSchemas } from '#contracts/public-api/webhook-schemas.ts';
import { publicApiHandler } from '#runtime/public-api/public-api-handler.ts';
import { publicResource } from '#runtime/public-api/public-route.ts';
import { createWebhook } from '#usecases/webhooks/create-webhook.ts';
import { deleteWebhook } from '#usecases/webhooks/delete-webhook.ts';
import { listWebhooks } from '#usecases/webhooks/list-webhooks.ts';
import { testWebhook } from '#usecases/webhooks/test-webhook.ts';

/** Webhooks of the account that owns the key. */
export const registerPublicWebhooks = publicResource(webhookSchemas, {
  createWebhook: ({ deps, identity: { userId }, body }) => createWebhook(deps, { userId, url: body.url }),
  listWebhooks: ({ deps, identity: { userId } }) => listWebhooks(deps, userId),
  deleteWebhook: ({ deps, identity: { userId }, params }) =>
    deleteWebhook(deps, { userId, webhookId: params.id }),
  testWebhook: ({ deps, identity: { userId }, params }) =>
    testWebhook(deps, { userId, webhookId: params.id }),
});

export const handler = publicApiHandler(registerPublicWebhooks);

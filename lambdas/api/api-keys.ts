import { apiKeysSchemas } from '#contracts/api/api-keys.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { listApiKeys } from '#usecases/accounts/api-keys/list-api-keys.ts';
import { requireApiAccess } from '#usecases/accounts/api-keys/require-api-access.ts';
import { requireKeyOwner } from '#usecases/accounts/api-keys/require-key-owner.ts';
import { revokeApiKey } from '#usecases/accounts/api-keys/revoke-api-key.ts';
import { createWebhook } from '#usecases/webhooks/create-webhook.ts';
import { deleteWebhook } from '#usecases/webhooks/delete-webhook.ts';
import { listWebhooks } from '#usecases/webhooks/list-webhooks.ts';
import { testWebhook } from '#usecases/webhooks/test-webhook.ts';

/** Keys and webhooks of the public API, for those who may hold keys. */
export const registerApiKeys = apiResource(apiKeysSchemas, {
  listApiKeys: ({ deps, caller, config }) => listApiKeys(deps, { caller, availability: config.publicApi }),
  generateApiToken: ({ deps, caller, config, body }) =>
    generateApiKey(deps, {
      caller,
      userId: body.user_id,
      scopes: body.scopes,
      availability: config.publicApi,
    }),
  revokeApiKey: ({ deps, caller, config, body }) =>
    revokeApiKey(deps, { caller, keyId: body.keyId, availability: config.publicApi }),
  listOwnWebhooks: async ({ deps, caller, config }) =>
    listWebhooks(deps, await requireKeyOwner(deps, caller, config.publicApi)),
  addWebhook: async ({ deps, caller, config, body }) =>
    createWebhook(deps, { userId: await requireApiAccess(deps, caller, config.publicApi), url: body.url }),
  removeWebhook: async ({ deps, caller, config, params }) =>
    deleteWebhook(deps, {
      userId: await requireKeyOwner(deps, caller, config.publicApi),
      webhookId: params.id,
    }),
  tryWebhook: async ({ deps, caller, config, params }) =>
    testWebhook(deps, {
      userId: await requireApiAccess(deps, caller, config.publicApi),
      webhookId: params.id,
    }),
});

export const handler = apiHandler(registerApiKeys);

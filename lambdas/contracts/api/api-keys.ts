import * as z from 'zod';
import {
  apiKeysResponse,
  generateApiTokenRequest,
  generateApiTokenResponse,
  revokeApiKeyRequest,
  revokeApiKeyResponse,
} from '#contracts/accounts/api-keys.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';
import {
  createWebhookRequest,
  createWebhookResponse,
  deleteWebhookResponse,
  testWebhookResponse,
  webhookList,
} from '#contracts/public-api/webhooks.ts';

const webhookId = z.object({ id: z.uuid() });

export const apiKeysSchemas = {
  listApiKeys: { description: "The administrator's active keys", response: apiKeysResponse },
  generateApiToken: {
    description: 'A new key. Only this response contains it.',
    body: generateApiTokenRequest,
    response: generateApiTokenResponse,
  },
  revokeApiKey: {
    description: 'The key no longer works',
    body: revokeApiKeyRequest,
    response: revokeApiKeyResponse,
  },
  listOwnWebhooks: { description: 'The webhooks with their newest deliveries', response: webhookList },
  addWebhook: {
    description: 'The webhook and its signing secret. Only this response contains the secret.',
    body: createWebhookRequest,
    response: createWebhookResponse,
  },
  removeWebhook: {
    description: 'The webhook was deleted',
    params: webhookId,
    response: deleteWebhookResponse,
  },
  tryWebhook: { description: 'The test event was queued', params: webhookId, response: testWebhookResponse },
} satisfies FunctionSchemas<'api-keys'>;

import { createRoute } from '@hono/zod-openapi';
import {
  apiKeysResponse,
  generateApiTokenRequest,
  generateApiTokenResponse,
  revokeApiKeyRequest,
  revokeApiKeyResponse,
} from '#contracts/accounts/api-keys.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer, jsonBody } from '#runtime/api-route.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { listApiKeys } from '#usecases/accounts/api-keys/list-api-keys.ts';
import { revokeApiKey } from '#usecases/accounts/api-keys/revoke-api-key.ts';

const list = createRoute({
  ...addressOf('listApiKeys'),
  responses: jsonAnswer(apiKeysResponse, "The administrator's active keys"),
});
const generate = createRoute({
  ...addressOf('generateApiToken'),
  request: jsonBody(generateApiTokenRequest),
  responses: jsonAnswer(generateApiTokenResponse, 'A new key, told this once'),
});
const revoke = createRoute({
  ...addressOf('revokeApiKey'),
  request: jsonBody(revokeApiKeyRequest),
  responses: jsonAnswer(revokeApiKeyResponse, 'The key counts no more'),
});

/** Keys of the API, for administrators. */
export const registerApiKeys = (app: ApiApp): ApiApp => {
  app.openapi(list, async (context) => {
    const { deps, caller } = context.var;
    return context.json(apiKeysResponse.parse(await listApiKeys(deps, { caller })), 200);
  });
  app.openapi(generate, async (context) => {
    const { deps, caller } = context.var;
    const { user_id: userId } = context.req.valid('json');
    return context.json(generateApiTokenResponse.parse(await generateApiKey(deps, { caller, userId })), 200);
  });
  app.openapi(revoke, async (context) => {
    const { deps, caller } = context.var;
    const { keyId } = context.req.valid('json');
    return context.json(revokeApiKeyResponse.parse(await revokeApiKey(deps, { caller, keyId })), 200);
  });
  return app;
};

export const handler = apiHandler(registerApiKeys);

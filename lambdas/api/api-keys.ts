import { apiKeysSchemas } from '#contracts/api/api-keys.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { listApiKeys } from '#usecases/accounts/api-keys/list-api-keys.ts';
import { revokeApiKey } from '#usecases/accounts/api-keys/revoke-api-key.ts';

/** Keys of the public API, for those who may hold them. */
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
});

export const handler = apiHandler(registerApiKeys);

import { apiKeysSchemas } from '#contracts/api/api-keys.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { listApiKeys } from '#usecases/accounts/api-keys/list-api-keys.ts';
import { revokeApiKey } from '#usecases/accounts/api-keys/revoke-api-key.ts';

/** Keys of the API, for administrators. */
export const registerApiKeys = apiResource(apiKeysSchemas, {
  listApiKeys: ({ deps, caller }) => listApiKeys(deps, { caller }),
  generateApiToken: ({ deps, caller, body }) => generateApiKey(deps, { caller, userId: body.user_id }),
  revokeApiKey: ({ deps, caller, body }) => revokeApiKey(deps, { caller, keyId: body.keyId }),
});

export const handler = apiHandler(registerApiKeys);

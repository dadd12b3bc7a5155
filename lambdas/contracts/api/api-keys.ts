import {
  apiKeysResponse,
  generateApiTokenRequest,
  generateApiTokenResponse,
  revokeApiKeyRequest,
  revokeApiKeyResponse,
} from '#contracts/accounts/api-keys.ts';
import type { FunctionSchemas } from './route-schemas.ts';

export const apiKeysSchemas = {
  listApiKeys: { description: "The administrator's active keys", answer: apiKeysResponse },
  generateApiToken: {
    description: 'A new key. Only this answer contains it.',
    body: generateApiTokenRequest,
    answer: generateApiTokenResponse,
  },
  revokeApiKey: {
    description: 'The key no longer works',
    body: revokeApiKeyRequest,
    answer: revokeApiKeyResponse,
  },
} satisfies FunctionSchemas<'api-keys'>;

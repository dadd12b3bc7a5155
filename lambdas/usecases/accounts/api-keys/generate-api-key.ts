import {
  type ApiAvailability,
  type ApiKey,
  type ApiScope,
  apiScopes,
  type GenerateApiTokenResponse,
  maxApiKeys,
} from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { ApiKeyItem, Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { hashOfKey, newKeySecret, shownPrefix } from './key-secret.ts';
import { requireApiAccess } from './require-api-access.ts';

export const toApiKey = ({ keyId, prefix, scopes, createdAt, lastUsedAt }: ApiKeyItem): ApiKey => ({
  id: keyId,
  key_prefix: prefix,
  scopes: [...scopes],
  created_at: createdAt,
  last_used_at: lastUsedAt,
  is_active: true,
});

type GenerateKey = {
  caller: Caller;
  userId: string;
  scopes?: readonly ApiScope[] | undefined;
  availability: ApiAvailability;
};

/**
 * Creates an API key for the caller. Only this response contains it, because the table stores its hash.
 * @throws ApiError unauthorized, admins_only, api_not_available, too_many_api_keys, not_found (for another user's id)
 */
export const generateApiKey = async (
  deps: Pick<Deps, 'users' | 'apiKeys' | 'ids' | 'clock'>,
  { caller, userId, scopes = apiScopes, availability }: GenerateKey,
): Promise<GenerateApiTokenResponse> => {
  const ownerId = await requireApiAccess(deps, caller, availability);
  if (userId !== ownerId) throw new ApiError('not_found', 'This user does not exist.');
  const key = newKeySecret();
  const item = {
    keyId: deps.ids.uuid(),
    userId: ownerId,
    prefix: shownPrefix(key),
    hash: hashOfKey(key),
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    createdAt: deps.clock.now().toISOString(),
    lastUsedAt: null,
  };
  if (!(await deps.apiKeys.create(item)))
    throw new ApiError(
      'too_many_api_keys',
      `You already have ${maxApiKeys} API keys, the maximum. Revoke one first.`,
    );
  return { full_api_key: key, key: toApiKey(item) };
};

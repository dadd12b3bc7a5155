import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey, GenerateApiTokenResponse } from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { ApiKeyItem, Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { requireAdmin } from './require-admin.ts';

/** 256 bits, twice what OWASP ASVS 11.5.1 asks for; so many need no slow hash. */
const keyBytes = 32;
const marker = 'sk_';
const shownCharacters = 8;

export const toApiKey = ({ keyId, prefix, createdAt, lastUsedAt }: ApiKeyItem): ApiKey => ({
  id: keyId,
  key_prefix: prefix,
  created_at: createdAt,
  last_used_at: lastUsedAt,
  is_active: true,
});

/**
 * Creates an API key for the caller. Only this response contains it: the table keeps its hash.
 * @throws ApiError unauthorized, admins_only, not_found (for another user's id)
 */
export const generateApiKey = async (
  deps: Pick<Deps, 'users' | 'apiKeys' | 'ids' | 'clock'>,
  { caller, userId }: { caller: Caller; userId: string },
): Promise<GenerateApiTokenResponse> => {
  const adminId = await requireAdmin(deps, caller);
  if (userId !== adminId) throw new ApiError('not_found', 'No such user.');
  const key = `${marker}${randomBytes(keyBytes).toString('base64url')}`;
  const item = {
    keyId: deps.ids.uuid(),
    userId: adminId,
    prefix: key.slice(0, marker.length + shownCharacters),
    hash: createHash('sha256').update(key).digest('hex'),
    createdAt: deps.clock.now().toISOString(),
    lastUsedAt: null,
  };
  await deps.apiKeys.create(item);
  return { full_api_key: key, key: toApiKey(item) };
};

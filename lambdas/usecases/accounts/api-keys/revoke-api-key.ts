import type { ApiAvailability, RevokeApiKeyResponse } from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { requireKeyOwner } from './require-key-owner.ts';

/** Revokes one of the caller's keys immediately. @throws ApiError unauthorized, admins_only, not_found */
export const revokeApiKey = async (
  deps: Pick<Deps, 'users' | 'apiKeys'>,
  { caller, keyId, availability }: { caller: Caller; keyId: string; availability: ApiAvailability },
): Promise<RevokeApiKeyResponse> => {
  const userId = await requireKeyOwner(deps, caller, availability);
  if (!(await deps.apiKeys.revoke(userId, keyId)))
    throw new ApiError('not_found', 'This API key no longer exists. Reload the list.');
  return { revoked: true };
};

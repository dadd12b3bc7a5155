import type { RevokeApiKeyResponse } from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { requireAdmin } from './require-admin.ts';

/** Ends one of the caller's keys at once. @throws ApiError unauthorized, admins_only, not_found */
export const revokeApiKey = async (
  deps: Pick<Deps, 'users' | 'apiKeys'>,
  { caller, keyId }: { caller: Caller; keyId: string },
): Promise<RevokeApiKeyResponse> => {
  const adminId = await requireAdmin(deps, caller);
  if (!(await deps.apiKeys.revoke(adminId, keyId)))
    throw new ApiError('not_found', 'This API key no longer exists. Reload the list.');
  return { revoked: true };
};

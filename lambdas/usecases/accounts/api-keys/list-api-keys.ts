import type { ApiKeysResponse } from '#contracts/accounts/api-keys.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { toApiKey } from './generate-api-key.ts';
import { requireAdmin } from './require-admin.ts';

/** The caller's keys that were not revoked, the newest first. @throws ApiError unauthorized, admins_only */
export const listApiKeys = async (
  deps: Pick<Deps, 'users' | 'apiKeys'>,
  { caller }: { caller: Caller },
): Promise<ApiKeysResponse> => {
  const adminId = await requireAdmin(deps, caller);
  return { keys: (await deps.apiKeys.list(adminId)).map(toApiKey) };
};

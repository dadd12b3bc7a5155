import type { ApiAvailability, ApiKeysResponse } from '#contracts/accounts/api-keys.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { toApiKey } from './generate-api-key.ts';
import { requireKeyOwner } from './require-key-owner.ts';

/** The caller's active keys, newest first. @throws ApiError unauthorized, admins_only */
export const listApiKeys = async (
  deps: Pick<Deps, 'users' | 'apiKeys'>,
  { caller, availability }: { caller: Caller; availability: ApiAvailability },
): Promise<ApiKeysResponse> => {
  const userId = await requireKeyOwner(deps, caller, availability);
  return { keys: (await deps.apiKeys.list(userId)).map(toApiKey) };
};

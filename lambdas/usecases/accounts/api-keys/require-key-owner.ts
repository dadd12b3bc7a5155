import type { ApiAvailability } from '#contracts/accounts/api-keys.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { requireApiAccess } from './require-api-access.ts';

/**
 * The id of a user who may list and revoke their own API keys. Once the API is open, that is everyone, so that users
 * without an API plan can still revoke their keys.
 * @throws ApiError unauthorized, admins_only
 */
export const requireKeyOwner = async (
  deps: Pick<Deps, 'users'>,
  caller: Caller,
  availability: ApiAvailability,
): Promise<string> =>
  availability === 'open' ? requireUser(caller) : requireApiAccess(deps, caller, availability);

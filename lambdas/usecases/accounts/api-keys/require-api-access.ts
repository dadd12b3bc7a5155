import type { ApiAvailability } from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { mayHoldApiKeys, noApiAccess } from '#domain/accounts/api-access.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';

/**
 * The id of a user who may create API keys.
 * @throws ApiError unauthorized, admins_only (while the API is coming soon), api_not_available (plan)
 */
export const requireApiAccess = async (
  { users }: Pick<Deps, 'users'>,
  caller: Caller,
  availability: ApiAvailability,
): Promise<string> => {
  const userId = requireUser(caller);
  const profile = await users.find(userId);
  if (profile && mayHoldApiKeys(profile, availability)) return userId;
  if (availability === 'soon') throw new ApiError('admins_only');
  throw new ApiError('api_not_available', noApiAccess(availability));
};

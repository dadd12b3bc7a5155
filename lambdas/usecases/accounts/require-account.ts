import type { UserProfile } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { getOrCreateUser } from './get-or-create-user.ts';

/**
 * The profile of a signed-in caller. Every use case that charges, sells or stores something for the caller starts here:
 * it creates a new user's account, and grants free credits that are due.
 * @throws ApiError unauthorized for a visitor, and for a new user whose token carries no email
 */
export const requireAccount = (
  deps: Parameters<typeof getOrCreateUser>[0],
  caller: Caller,
): Promise<UserProfile> =>
  getOrCreateUser(deps, { userId: requireUser(caller), email: caller.email ?? null });

import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';

/** The id of an administrator. @throws ApiError unauthorized, admins_only */
export const requireAdmin = async ({ users }: Pick<Deps, 'users'>, caller: Caller): Promise<string> => {
  const userId = requireUser(caller);
  if ((await users.find(userId))?.role !== 'admin') throw new ApiError('admins_only');
  return userId;
};

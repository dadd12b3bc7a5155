import type { MeResponse, UpdateMeRequest } from '#contracts/accounts/me.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps, Identity } from '#ports';
import { toMe } from './get-me.ts';
import { getOrCreateUser } from './get-or-create-user.ts';

/** Changes the fields of their own record that users may change, and nothing else. */
export const updateMe = async (
  deps: Pick<Deps, 'users' | 'credits' | 'clock'>,
  { identity, changes }: { identity: Identity; changes: UpdateMeRequest },
): Promise<MeResponse> => {
  const { userId } = await getOrCreateUser(deps, identity);
  const profile = await deps.users.update(userId, {
    ...(changes.full_name !== undefined && { fullName: changes.full_name }),
    ...(changes.first_login !== undefined && { firstLogin: changes.first_login }),
  });
  if (!profile) throw new ApiError('conflict');
  const { halfCredits } = await deps.credits.balance(userId);
  return toMe(profile, halfCredits);
};

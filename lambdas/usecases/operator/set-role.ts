import type { OperatorDeps, UserProfile } from '#ports';
import { audited } from './audited.ts';
import { findProfile } from './find-account.ts';

/** Makes a user an administrator, or removes that role. It takes effect with the user's next request. */
export const setRole = async (
  deps: Pick<OperatorDeps, 'accounts' | 'users' | 'audit' | 'clock' | 'ids'>,
  { actor, user, reason, role }: { actor: string; user: string; reason: string; role: UserProfile['role'] },
) => {
  const { userId, role: before } = await findProfile(deps, user);
  const action = role === 'admin' ? 'make-admin' : 'remove-admin';
  return audited(deps, { actor, action, subject: userId, reason }, async () => {
    await deps.users.update(userId, { role });
    return { userId, before, role };
  });
};

import type { OperatorDeps } from '#ports';
import { audited } from './audited.ts';
import { findUserId } from './find-account.ts';
import { type PurgeDeps, purgeAndScheduleFinalCheck } from './purge-user.ts';

/** Deletes a user's account and data immediately. `finishDeletions` does the last check and resumes interrupted deletions. */
export const deleteUser = async (
  deps: PurgeDeps & Pick<OperatorDeps, 'audit' | 'ids'>,
  { actor, user, reason }: { actor: string; user: string; reason: string },
) => {
  const userId = await findUserId(deps, user);
  await deps.userData.requestDeletion(userId, deps.clock.now().toISOString());
  return audited(deps, { actor, action: 'delete-user', subject: userId, reason }, () =>
    purgeAndScheduleFinalCheck(deps, userId),
  );
};

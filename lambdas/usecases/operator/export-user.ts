import type { OperatorDeps } from '#ports';
import { audited } from './audited.ts';
import { findUserId } from './find-account.ts';

/** Everything stored about a user except the jobs, which `exportJobs` returns in pages. */
export const exportUser = async (
  deps: Pick<OperatorDeps, 'accounts' | 'users' | 'userData' | 'audit' | 'clock' | 'ids'>,
  { actor, user, reason }: { actor: string; user: string; reason: string },
) => {
  const userId = await findUserId(deps, user);
  const [accounts, items] = await Promise.all([deps.accounts.find(userId), deps.userData.read(userId)]);
  await audited(deps, { actor, action: 'export-user', subject: userId, reason }, async () =>
    Object.fromEntries(Object.entries(items).map(([kind, { length }]) => [kind, length])),
  );
  return { userId, exportedAt: deps.clock.now().toISOString(), accounts, items };
};

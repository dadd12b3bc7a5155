import { toCredits } from '#domain/credits/credits.ts';
import type { OperatorDeps } from '#ports';
import { findUserId } from './find-account.ts';

const recentJobs = 10;

/** What an operator needs to help a user: the account, its balance, its last jobs, and what operators did to it. */
export const findUser = async (
  deps: Pick<OperatorDeps, 'accounts' | 'users' | 'credits' | 'jobs' | 'audit'>,
  { user }: { user: string },
) => {
  const userId = await findUserId(deps, user);
  const [accounts, profile, balance, jobs, audit] = await Promise.all([
    deps.accounts.find(userId),
    deps.users.find(userId),
    deps.credits.balance(userId),
    deps.jobs.listByUser(userId, { limit: recentJobs, after: null }),
    deps.audit.list(userId),
  ]);
  return {
    userId,
    accounts,
    profile,
    credits: toCredits(balance.halfCredits),
    ledgerEntries: balance.entries,
    recentJobs: jobs.map(({ id, slug, status, createdAt }) => ({ id, slug, status, createdAt })),
    audit,
  };
};

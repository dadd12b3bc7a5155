import { isFinalStatus } from '#contracts/job-status.ts';
import type { Deletion, OperatorDeps } from '#ports';
import { dropImages } from '#usecases/drop-images.ts';
import { createPace, type Pace } from '#usecases/pace.ts';
import { type Queue, workOff } from '#usecases/work-off.ts';
import { audited } from './audited.ts';
import { findUserId } from './find-account.ts';

type PurgeDeps = Pick<
  OperatorDeps,
  | 'accounts'
  | 'users'
  | 'userData'
  | 'jobs'
  | 'ledger'
  | 'jobRunner'
  | 'subscriptions'
  | 'payments'
  | 'images'
  | 'imageBucket'
  | 'clock'
  | 'log'
>;

/** A stage that is at work finds its job ended and stores nothing more. */
const stopJob = async (deps: PurgeDeps, jobId: string): Promise<void> => {
  const job = await deps.jobs.find(jobId);
  if (!job || isFinalStatus(job.status)) return;
  const at = deps.clock.now().toISOString();
  await deps.ledger.end(jobId, { status: 'cancelled', at, failure: null, releasesDemo: false });
  await deps.jobRunner.stop(jobId, 'its owner was deleted');
};

/** Nobody pays for an account that is gone. */
const endSubscriptions = async ({ subscriptions, payments }: PurgeDeps, userId: string): Promise<number> => {
  const live = (await subscriptions.list(userId)).filter(({ status }) => status !== 'canceled');
  for (const { subscriptionId } of live) await payments.end(subscriptionId);
  return live.length;
};

const countItems = (items: Record<string, unknown[]>): number => Object.values(items).flat().length;

/**
 * Removes all that is kept of a user, in an order that a crash may interrupt anywhere: first nobody gets in, then
 * nothing new is made, then everything goes. Doing it again finishes what is left.
 * @returns what was removed, and what a second look found left, which is the proof: figures only
 */
const purge = async (deps: PurgeDeps, userId: string) => {
  const at = deps.clock.now().toISOString();
  await deps.users.update(userId, { closedAt: at });
  const accounts = await deps.accounts.find(userId);
  for (const { username } of accounts) await deps.accounts.close(username);
  const subscriptions = await endSubscriptions(deps, userId);
  const jobIds = await deps.userData.jobIds(userId);
  for (const jobId of jobIds) await stopJob(deps, jobId);
  for (const jobId of jobIds) await dropImages(deps, jobId);
  const items = await deps.userData.purge(userId);
  for (const { username } of accounts) await deps.accounts.remove(username);
  const left = countItems(await deps.userData.read(userId));
  const accountsLeft = (await deps.accounts.find(userId)).length;
  if (left + accountsLeft > 0)
    throw new Error(
      `${left} items and ${accountsLeft} accounts of the user are still there. Say delete-user ${userId} again, or leave it to the daily run.`,
    );
  return { userId, subscriptions, jobs: jobIds.length, items, accounts: accounts.length, left };
};

const purgeAndClose = async (deps: PurgeDeps, userId: string) => {
  const proof = await purge(deps, userId);
  await deps.userData.finishDeletion(userId, deps.clock.now().toISOString());
  return proof;
};

/** Deletes a user's account and data at once; what is interrupted is finished by `finishDeletions`. */
export const deleteUser = async (
  deps: PurgeDeps & Pick<OperatorDeps, 'audit' | 'ids'>,
  { actor, user, reason }: { actor: string; user: string; reason: string },
) => {
  const userId = await findUserId(deps, user);
  await deps.userData.requestDeletion(userId, deps.clock.now().toISOString());
  return audited(deps, { actor, action: 'delete-user', subject: userId, reason }, () =>
    purgeAndClose(deps, userId),
  );
};

const batch = 25;
/** The function has ten minutes in all, and one deletion may take minutes. */
const finishMs = 6 * 60_000;
const hourMs = 3_600_000;

const openDeletions = (
  deps: PurgeDeps & Pick<OperatorDeps, 'audit' | 'ids'>,
  actor: string,
): Queue<Deletion> => ({
  name: 'deletion',
  read: (now) => deps.userData.openDeletions(now, batch),
  ids: ({ userId }) => ({ userId }),
  work: async ({ userId, requestedAt }) => {
    const reason = `Requested ${requestedAt}`;
    await audited(deps, { actor, action: 'finish-deletions', subject: userId, reason }, () =>
      purgeAndClose(deps, userId),
    );
  },
  failingSince: ({ requestedAt }) => requestedAt,
  putOff: ({ userId }, retryAt) => deps.userData.putOffDeletion(userId, retryAt),
  // The schedule comes once a day: each time a deletion that fails is tried again.
  bounds: { firstMs: hourMs, longestMs: 12 * hourMs },
});

/** Finishes the deletions that were begun and not finished. @throws AggregateError of those that failed; they stay open */
export const finishDeletions = async (
  deps: PurgeDeps & Pick<OperatorDeps, 'audit' | 'ids'>,
  { actor }: { actor: string },
  pace: Pace = createPace({ forMs: finishMs }),
): Promise<{ finished: number }> => {
  const { count, errors } = await workOff(deps, openDeletions(deps, actor), pace);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${count} deletions failed.`);
  return { finished: count };
};

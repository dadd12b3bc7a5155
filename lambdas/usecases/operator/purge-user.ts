import { hourMs } from '#contracts/durations.ts';
import { imageFiles } from '#contracts/images/image-limits.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import { toolRules } from '#domain/tools/index.ts';
import type { JobRecord, OperatorDeps } from '#ports';
import { dropImages } from '#usecases/images/files/drop-images.ts';

export type PurgeDeps = Pick<
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

/**
 * The last look comes this long after everything was removed: what was under way has ended by then, and forms for
 * uploads, a quarter of an hour each, are not taken any more, the slowest upload included.
 */
const lastLookMs = hourMs;

/** Forms are handed out while a run waits for its images, and each is good for its own time; a minute for clocks. */
const formsMs = (jobRun.uploadSeconds + imageFiles.uploadFormSeconds + 60) * 1000;

const mayGetFiles = ({ clock }: PurgeDeps, { jobType, status, createdAt }: JobRecord): boolean =>
  toolRules[jobType].takesUploads &&
  (!isFinalStatus(status) || Date.parse(createdAt) > clock.now().getTime() - formsMs);

/** A stage that is at work finds its job ended and stores nothing more. */
const stopJob = async (deps: PurgeDeps, { id, status }: JobRecord): Promise<void> => {
  if (isFinalStatus(status)) return;
  const at = deps.clock.now().toISOString();
  await deps.ledger.end(id, { status: 'cancelled', at, failure: null, releasesDemo: false });
  await deps.jobRunner.stop(id, 'its owner was deleted');
};

/** Ends the jobs and removes their files; those that may get some more are remembered before their items go. */
const dropJobs = async (deps: PurgeDeps, userId: string, jobIds: readonly string[]): Promise<void> => {
  const watched: string[] = [];
  for (const jobId of jobIds) {
    const job = await deps.jobs.find(jobId);
    if (!job) continue;
    if (mayGetFiles(deps, job)) watched.push(jobId);
    await stopJob(deps, job);
  }
  if (watched.length > 0) await deps.userData.watchJobs(userId, watched);
  for (const jobId of jobIds) await dropImages(deps, jobId);
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
  await dropJobs(deps, userId, jobIds);
  const items = await deps.userData.purge(userId);
  for (const { username } of accounts) await deps.accounts.remove(username);
  const left = countItems(await deps.userData.read(userId));
  const accountsLeft = (await deps.accounts.find(userId)).length;
  if (left + accountsLeft > 0)
    throw new Error(
      `${left} items and ${accountsLeft} accounts of the user are still there. Run delete-user ${userId} again, or leave it to the daily run.`,
    );
  return { userId, subscriptions, jobs: jobIds.length, items, accounts: accounts.length, left };
};

/**
 * Removes everything, and once more an hour after the first time, with the files that came in between: then the
 * deletion is finished. `looksAgainAt` is when the last look is due; null once it was.
 */
export const purgeAndLookAgain = async (deps: PurgeDeps, userId: string) => {
  const proof = await purge(deps, userId);
  const now = deps.clock.now();
  const open = await deps.userData.findDeletion(userId);
  const looksAgainAt = open?.lookAgainAt ?? new Date(now.getTime() + lastLookMs).toISOString();
  if (now.toISOString() < looksAgainAt) {
    await deps.userData.setLastLook(userId, looksAgainAt);
    return { ...proof, lateFiles: 0, looksAgainAt };
  }
  let lateFiles = 0;
  for (const jobId of open?.watchedJobs ?? []) lateFiles += await dropImages(deps, jobId);
  await deps.userData.finishDeletion(userId, now.toISOString());
  return { ...proof, lateFiles, looksAgainAt: null };
};

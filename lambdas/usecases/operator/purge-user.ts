import { hourMs } from '#contracts/durations.ts';
import { imageFiles } from '#contracts/images/image-limits.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import { isoAfter } from '#domain/platform/times.ts';
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
 * The delay between the removal of everything and the final check. By then, everything in progress has ended, and
 * upload forms, which are valid for 15 minutes, have expired, even for the slowest upload.
 */
const finalCheckDelayMs = hourMs;

/**
 * Forms are issued while a run waits for its images, and each has its own lifetime. A minute covers clock
 * differences.
 */
const formsMs = (jobRun.uploadSeconds + imageFiles.uploadFormSeconds + 60) * 1000;

const mayGetFiles = ({ clock }: PurgeDeps, { jobType, status, createdAt }: JobRecord): boolean =>
  toolRules[jobType].takesUploads &&
  (!isFinalStatus(status) || Date.parse(createdAt) > clock.now().getTime() - formsMs);

/** A running stage finds that its job has ended and stores nothing more. */
const stopJob = async (deps: PurgeDeps, { id, status }: JobRecord): Promise<void> => {
  if (isFinalStatus(status)) return;
  const at = deps.clock.now().toISOString();
  await deps.ledger.end(id, { status: 'cancelled', at });
  await deps.jobRunner.stop(id, 'its owner was deleted');
};

/** Ends the jobs and removes their files. Jobs that may still get files are recorded before their items are removed. */
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

/** Nobody pays for a deleted account. */
const endSubscriptions = async ({ subscriptions, payments }: PurgeDeps, userId: string): Promise<number> => {
  const live = (await subscriptions.list(userId)).filter(({ status }) => status !== 'canceled');
  for (const { subscriptionId } of live) await payments.end(subscriptionId);
  return live.length;
};

const countItems = (items: Record<string, unknown[]>): number => Object.values(items).flat().length;

/**
 * Removes everything stored about a user, in an order that a crash may interrupt anywhere: first sign-ins are blocked,
 * then new work, then everything is removed. Repeating it finishes the rest.
 * @returns counts of what was removed, and of what a second check still found, as proof
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
 * Removes everything, and does so again an hour later, including files that arrived in between. The deletion is then
 * finished. `looksAgainAt` is when the final check is due; null once it is done.
 */
export const purgeAndScheduleFinalCheck = async (deps: PurgeDeps, userId: string) => {
  const proof = await purge(deps, userId);
  const now = deps.clock.now();
  const open = await deps.userData.findDeletion(userId);
  const looksAgainAt = open?.lookAgainAt ?? isoAfter(now, finalCheckDelayMs);
  if (now.toISOString() < looksAgainAt) {
    await deps.userData.setLastLook(userId, looksAgainAt);
    return { ...proof, lateFiles: 0, looksAgainAt };
  }
  let lateFiles = 0;
  for (const jobId of open?.watchedJobs ?? []) lateFiles += await dropImages(deps, jobId);
  await deps.userData.finishDeletion(userId, now.toISOString());
  return { ...proof, lateFiles, looksAgainAt: null };
};

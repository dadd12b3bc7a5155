import type { OperatorDeps } from '#ports';
import { readResult, toJobDetail } from '#usecases/jobs/job-views.ts';
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

/** Results take up to 200 KB each, and a function's response is limited to 6 MB. */
const jobsPerPage = 10;

/** A page of a user's jobs, newest first, with inputs and results; `next` is the `after` of the following page. */
export const exportJobs = async (
  deps: Pick<
    OperatorDeps,
    'accounts' | 'users' | 'jobs' | 'outputs' | 'imageBucket' | 'images' | 'audit' | 'clock' | 'ids' | 'log'
  >,
  { actor, user, after }: { actor: string; user: string; after: { createdAt: string; id: string } | null },
) => {
  const userId = await findUserId(deps, user);
  const jobs = await deps.jobs.listByUser(userId, { limit: jobsPerPage, after });
  const details = await Promise.all(
    jobs.map(async (job) => ({
      ...toJobDetail(job, job.input, await readResult(deps, job)),
      images: await deps.images.listByJob(job.id),
    })),
  );
  await audited(deps, { actor, action: 'export-jobs', subject: userId, reason: null }, async () => ({
    jobs: jobs.length,
  }));
  const last = jobs.length === jobsPerPage ? jobs.at(-1) : undefined;
  return { jobs: details, next: last ? { createdAt: last.createdAt, id: last.id } : null };
};

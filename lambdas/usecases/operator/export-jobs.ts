import type { OperatorDeps } from '#ports';
import { toJobDetail } from '#usecases/jobs/job-views.ts';
import { readResult } from '#usecases/jobs/read-result.ts';
import { audited } from './audited.ts';
import { findUserId } from './find-account.ts';

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

import { ApiError } from '#contracts/errors/errors.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { removeFiles } from '#usecases/tools/remove-files.ts';
import { findOwnJob } from './find-own-job.ts';

/**
 * Removes the caller's own job: its input, result, images, choices and share link. The ledger keeps its charge. Files
 * are removed first, so that an interrupted deletion can be repeated. @throws ApiError unauthorized, not_found,
 * conflict
 */
export const deleteJob = async (
  deps: Pick<Deps, 'jobs' | 'images' | 'imageBucket' | 'clock'>,
  { caller, jobId }: { caller: Caller; jobId: string },
): Promise<{ job_id: string }> => {
  const job = await findOwnJob(deps, caller, jobId);
  if (!isFinalStatus(job.status))
    throw new ApiError('conflict', 'This run has not ended. Cancel it, or delete it once it has.');
  await removeFiles(deps, job);
  await deps.jobs.remove(job, deps.clock.now().toISOString());
  return { job_id: job.id };
};

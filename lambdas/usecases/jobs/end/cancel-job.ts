import { ApiError } from '#contracts/errors/errors.ts';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { Deps, JobRecord } from '#ports';
import { findVisibleJob } from '#usecases/jobs/find-visible-job.ts';
import { type Caller, canCancel } from '#usecases/site/caller.ts';
import { removeFiles } from '#usecases/tools/remove-files.ts';
import { type EndDeps, endAndNotify } from './end-and-notify.ts';

const notYours = 'Only the visitor who started this run can cancel it.';

/**
 * Ends a running job and refunds a user's charge, unless a provider was already paid for it. A visitor's demo run stays
 * used. A job that has already ended does not change. @throws ApiError not_found, forbidden
 */
export const cancelJob = async (
  deps: Pick<Deps, 'jobs' | 'jobRunner' | 'images' | 'imageBucket' | 'clock'> & EndDeps,
  { caller, jobId }: { caller: Caller; jobId: string },
): Promise<{ job_id: string; status: JobStatus }> => {
  const job = await findVisibleJob(deps, caller, jobId);
  if (!canCancel(caller, job)) throw new ApiError('forbidden', notYours);
  const { id } = job;
  const at = deps.clock.now().toISOString();
  const ending = { status: 'cancelled', at } as const;
  const outcome = await endAndNotify(deps, id, ending);
  if (outcome.kind === 'missing') throw new ApiError('not_found');
  if (outcome.kind === 'ended') {
    await stopMachine(deps, id);
    await tryToRemoveFiles(deps, job);
  }
  return { job_id: id, status: outcome.job.status };
};

/** An execution that cannot be stopped now stops at its next stage, which finds that the job has ended. */
const stopMachine = async ({ jobRunner, log }: Pick<Deps, 'jobRunner' | 'log'>, jobId: string) => {
  try {
    await jobRunner.stop(jobId, 'canceled by its owner');
  } catch (error) {
    log.warn('a canceled job could not be stopped', { jobId, error });
  }
};

/** The job has ended even if its files are removed later. */
const tryToRemoveFiles = async (
  deps: Pick<Deps, 'images' | 'imageBucket' | 'log'>,
  job: JobRecord,
): Promise<void> => {
  try {
    await removeFiles(deps, job);
  } catch (error) {
    deps.log.warn('files of a canceled job could not be removed', { jobId: job.id, error });
  }
};

import { ApiError } from '#contracts/errors/errors.ts';
import type { JobDetail } from '#contracts/jobs/job.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { findVisibleJob } from './find-visible-job.ts';
import { readResult, toJobDetail } from './job-views.ts';

/** A job with its input and, once it completed, its result, by id or slug. @throws ApiError not_found */
export const getJob = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'imageBucket' | 'log'>,
  { caller, reference }: { caller: Caller; reference: string },
): Promise<JobDetail> => {
  const job = await findVisibleJob(deps, caller, reference);
  const [input, result] = await Promise.all([deps.jobs.findInput(job.id), readResult(deps, job)]);
  if (!input) throw new ApiError('not_found');
  return toJobDetail(job, input, result);
};

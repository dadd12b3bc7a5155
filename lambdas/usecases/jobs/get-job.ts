import { ApiError } from '#contracts/errors/errors.ts';
import type { JobDetail } from '#contracts/jobs/job.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { findVisibleJob } from './find-visible-job.ts';
import { toJobDetail } from './job-views.ts';
import { readChoices } from './read-choices.ts';
import { readResult } from './read-result.ts';

/** A job by id or slug, with its input and, once it has completed, its result. @throws ApiError not_found */
export const getJob = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'choices' | 'shares' | 'imageBucket' | 'log'>,
  { caller, reference }: { caller: Caller; reference: string },
): Promise<JobDetail> => {
  const job = await findVisibleJob(deps, caller, reference);
  const [input, result, choices, share] = await Promise.all([
    deps.jobs.findInput(job.id),
    readResult(deps, job),
    readChoices(deps, job.id),
    deps.shares.find(job.id),
  ]);
  if (!input) throw new ApiError('not_found');
  return {
    ...toJobDetail(job, input, result),
    choices,
    share: share && { created_at: share.createdAt },
  };
};

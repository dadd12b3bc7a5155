import type { JobStatusResponse } from '#contracts/jobs/job.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { findVisibleJob } from './find-visible-job.ts';
import { toJobStatus } from './job-views.ts';
import { readResult } from './read-result.ts';

/** The status of a job, and its result once it has completed. @throws ApiError not_found */
export const getJobStatus = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'imageBucket' | 'log'>,
  { caller, jobId }: { caller: Caller; jobId: string },
): Promise<JobStatusResponse> => {
  const job = await findVisibleJob(deps, caller, jobId);
  return toJobStatus(job, await readResult(deps, job));
};

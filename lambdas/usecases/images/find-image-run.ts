import { ApiError } from '#contracts/errors/errors.ts';
import { imageMessages } from '#contracts/images/image-messages.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { toolRules } from '#domain/tools/index.ts';
import type { Deps } from '#ports';
import { findOwnJob, type OwnJob } from '#usecases/jobs/find-own-job.ts';
import type { Caller } from '#usecases/site/caller.ts';

/**
 * The caller's own image run if it has not ended. @throws ApiError unauthorized, not_found, invalid_request, conflict
 */
export const findImageRun = async (
  deps: Pick<Deps, 'jobs'>,
  caller: Caller,
  jobId: string,
): Promise<OwnJob> => {
  if (caller.userId === null) throw new ApiError('unauthorized', imageMessages.signInFirst);
  const job = await findOwnJob(deps, caller, jobId);
  if (!toolRules[job.jobType].takesUploads)
    throw new ApiError('invalid_request', 'This run belongs to another tool and takes no images.');
  if (isFinalStatus(job.status))
    throw new ApiError('conflict', 'This run has already ended. Start a new one.');
  return job;
};

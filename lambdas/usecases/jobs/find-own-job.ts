import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps, JobRecord } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { findVisibleJob } from './find-visible-job.ts';

export type OwnJob = JobRecord & { userId: string };

/** A job of the caller's account. A visitor's job belongs to no account. @throws ApiError unauthorized, not_found */
export const findOwnJob = async (
  deps: Pick<Deps, 'jobs'>,
  caller: Caller,
  reference: string,
): Promise<OwnJob> => {
  const userId = requireUser(caller);
  const job = await findVisibleJob(deps, caller, reference);
  if (job.userId !== userId) throw new ApiError('not_found');
  return { ...job, userId };
};

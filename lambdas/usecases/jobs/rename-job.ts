import { ApiError } from '#contracts/errors/errors.ts';
import { shownTitle } from '#domain/jobs/shown-title.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { findOwnJob } from './find-own-job.ts';

/** Names the caller's own job. An empty name restores its title. @throws ApiError unauthorized, not_found */
export const renameJob = async (
  deps: Pick<Deps, 'jobs'>,
  { caller, jobId, name }: { caller: Caller; jobId: string; name: string },
): Promise<{ job_id: string; title: string | null }> => {
  const job = await findOwnJob(deps, caller, jobId);
  const renamed = { ...job, name: name === '' ? null : name };
  if (!(await deps.jobs.rename(job.id, renamed.name))) throw new ApiError('not_found');
  return { job_id: job.id, title: shownTitle(renamed) };
};

import type { Deps } from '#ports';
import { findOwnJob } from '#usecases/jobs/find-own-job.ts';
import type { Caller } from '#usecases/site/caller.ts';

/** Revokes the share link of the caller's own job immediately. @throws ApiError unauthorized, not_found */
export const revokeShare = async (
  deps: Pick<Deps, 'jobs' | 'shares'>,
  { caller, jobId }: { caller: Caller; jobId: string },
): Promise<{ revoked: boolean }> => {
  const job = await findOwnJob(deps, caller, jobId);
  return { revoked: await deps.shares.remove(job.id) };
};

import { ApiError } from '#contracts/errors/errors.ts';
import type { CreateShareResponse } from '#contracts/jobs/share.ts';
import type { Deps } from '#ports';
import { findOwnJob } from '#usecases/jobs/find-own-job.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { hashShareToken, newShareToken } from './share-token.ts';

/**
 * Creates a link that shows the caller's own result to everyone who has it. An earlier link stops working. Only this
 * response contains the token. @throws ApiError unauthorized, not_found, conflict (the job has not completed)
 */
export const createShare = async (
  deps: Pick<Deps, 'jobs' | 'shares' | 'clock'>,
  { caller, jobId }: { caller: Caller; jobId: string },
): Promise<CreateShareResponse> => {
  const job = await findOwnJob(deps, caller, jobId);
  if (job.status !== 'completed')
    throw new ApiError('conflict', 'This run has not completed. You can share its result once it has.');
  const token = newShareToken(job.id);
  const createdAt = deps.clock.now().toISOString();
  await deps.shares.put({ jobId: job.id, tokenSha256: hashShareToken(token), createdAt });
  return { token, created_at: createdAt };
};

import { ApiError } from '#contracts/errors/errors.ts';
import { isFinalStatus, statusViews } from '#contracts/jobs/job-status.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { Deps } from '#ports';
import type { Caller } from '#usecases/site/caller.ts';
import { getJobStatus } from './get-job-status.ts';

/**
 * Only the result of a completed run.
 * @throws ApiError not_found, run_not_completed, run_failed
 */
export const getRunResult = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'imageBucket' | 'log'>,
  command: { caller: Caller; jobId: string },
): Promise<FinalResult> => {
  const { status, final_result: result, error_user_message: why } = await getJobStatus(deps, command);
  if (!isFinalStatus(status))
    throw new ApiError(
      'run_not_completed',
      `This run is still in progress (${statusViews[status].text}). Ask again in a few seconds.`,
    );
  if (status === 'cancelled') throw new ApiError('run_failed', 'This run was canceled and has no result.');
  if (status === 'failed') throw new ApiError('run_failed', why ?? undefined);
  if (!result) throw new Error(`The completed run ${command.jobId} has no result that can be read.`);
  return result;
};

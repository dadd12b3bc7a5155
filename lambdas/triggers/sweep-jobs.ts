import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { sweepJobs } from '#usecases/sweep-jobs.ts';

/** Runs every few minutes: starts what was reserved and never started, ends and refunds what outlived its time. */
export const handler = async (): Promise<void> => {
  const deps = await lambdaApiDeps();
  const { count } = await sweepJobs(deps);
  deps.log.info('swept', { count });
};

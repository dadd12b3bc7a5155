import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { sweep } from '#usecases/upkeep/sweep.ts';

/** Runs every few minutes: looks after jobs that were never started or outlived their time, and after free credits. */
export const handler = async (): Promise<void> => {
  const deps = await lambdaApiDeps();
  deps.log.info('swept', await sweep(deps));
};

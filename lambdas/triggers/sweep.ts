import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { sweep } from '#usecases/upkeep/sweep.ts';

/**
 * Runs every few minutes. It handles jobs that were never started or took too long, free credits and webhook
 * deliveries.
 */
export const handler = async (): Promise<void> => {
  const deps = await lambdaApiDeps();
  deps.log.info('swept', await sweep(deps));
};

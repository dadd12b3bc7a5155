import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { OperatorDeps } from '#ports';
import { openUserDirectory } from './adapters/user-pool.ts';
import { type ApiDeps, buildApiDeps, buildDeps, buildOperatorDeps } from './deps.ts';
import { once } from './lazy/once.ts';
import { createLog } from './logger.ts';
import { readEnvironment } from './settings/environment.ts';

/** Everything that a stage of a run needs, built on the function's first call and kept while it is warm. */
export const lambdaDeps = once(async () => buildDeps(readEnvironment(process.env)));

/** The same without the providers for runs, for functions that only need the table. */
export const lambdaApiDeps = once(async (): Promise<ApiDeps> => buildApiDeps(readEnvironment(process.env)));

/** The additional dependencies of operators' commands. */
export const lambdaOperatorDeps = once(
  async (): Promise<OperatorDeps> => buildOperatorDeps(readEnvironment(process.env)),
);

/**
 * The user pool for its own triggers. They read its id from their event, because their definition precedes the
 * pool's.
 */
export const lambdaUserDirectory = async (userPoolId: string) => ({
  directory: await openUserDirectory(userPoolId),
  log: createLog(process.env[names.stage] ?? ''),
});

import { type ApiDeps, buildApiDeps, buildDeps } from './deps.ts';
import { readEnvironment } from './environment.ts';
import { once } from './once.ts';

/** Everything a stage of a run needs, built at the function's first call and kept while it stays warm. */
export const lambdaDeps = once(async () => buildDeps(readEnvironment(process.env)));

/** The same without the providers of a run, for functions that only keep the books. */
export const lambdaApiDeps = once(async (): Promise<ApiDeps> => buildApiDeps(readEnvironment(process.env)));

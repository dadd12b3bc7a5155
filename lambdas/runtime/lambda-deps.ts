import type { Deps } from '#ports';
import { type ApiDeps, buildApiDeps, buildDeps } from './deps.ts';
import { readEnvironment } from './environment.ts';

let deps: Promise<Deps> | undefined;
let apiDeps: Promise<ApiDeps> | undefined;

/** Everything a stage of a run needs, built at the function's first call and kept while it stays warm. */
export const lambdaDeps = (): Promise<Deps> => {
  deps ??= readEnvironment(process.env).then((config) => buildDeps(config));
  return deps;
};

/** The same without the providers of a run, for functions that only keep the books. */
export const lambdaApiDeps = (): Promise<ApiDeps> => {
  apiDeps ??= readEnvironment(process.env).then((config) => buildApiDeps(config));
  return apiDeps;
};

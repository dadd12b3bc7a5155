import type { JobRecord } from '#ports';
import { type AssembleDeps, assembleResult } from '#usecases/tools/assemble-result.ts';
import { outputOnce } from './support/stage-output.ts';

/** Assembles the job's result from its stages' outputs, with its receipt and manifest. */
export const prepareFinalOutput = async (deps: AssembleDeps, job: JobRecord): Promise<void> => {
  await outputOnce(deps, job, 'result', () => assembleResult(deps, job));
};

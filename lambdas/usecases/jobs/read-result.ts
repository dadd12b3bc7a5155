import { type FinalResult, parseFinalResult } from '#contracts/jobs/result.ts';
import type { Deps, JobRecord } from '#ports';
import { signImageAddresses } from '#usecases/images/files/sign-image-addresses.ts';

/**
 * The stored result of a completed job. A job that has not completed has none, even if something is already stored.
 * Null, with a log line, if a completed job has no readable result.
 */
export const readStoredResult = async (
  deps: Pick<Deps, 'outputs' | 'log'>,
  { id, status }: JobRecord,
): Promise<FinalResult | null> => {
  if (status !== 'completed') return null;
  const result = parseFinalResult(await deps.outputs.read(id, 'result'));
  if (!result) deps.log.error('the result of a completed job cannot be read', { jobId: id });
  return result;
};

/** The same, with addresses from which its images can be loaded. */
export const readResult = async (
  deps: Pick<Deps, 'outputs' | 'imageBucket' | 'log'>,
  job: JobRecord,
): Promise<FinalResult | null> => {
  const result = await readStoredResult(deps, job);
  return result && signImageAddresses(deps, result);
};

import { ApiError } from '#contracts/errors/errors.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { SharedResult } from '#contracts/jobs/share.ts';
import { shownTitle } from '#domain/jobs/shown-title.ts';
import { applyChoices } from '#domain/results/apply-choices.ts';
import type { Deps, JobRecord } from '#ports';
import { readChoices } from '#usecases/jobs/read-choices.ts';
import { readResult } from '#usecases/jobs/read-result.ts';
import { isTokenOf, jobIdOfToken } from './share-token.ts';

const gone = (): ApiError =>
  new ApiError(
    'not_found',
    'This link does not work. It may have been cut off, or its owner has turned it off.',
  );

const findShared = async (
  { shares, jobs }: Pick<Deps, 'shares' | 'jobs'>,
  token: string,
): Promise<JobRecord> => {
  const jobId = jobIdOfToken(token);
  const share = jobId === null ? null : await shares.find(jobId);
  if (!share || !isTokenOf(token, share.tokenSha256)) throw gone();
  const job = await jobs.find(share.jobId);
  if (!job) throw gone();
  return job;
};

/** Data for the owner only: what the run cost, and the hash of its input. */
const withoutAccount = ({ receipt: _, ...result }: FinalResult): SharedResult['final_result'] => {
  const { model_work: __, ...manifest } = result.manifest;
  return { ...result, manifest: { ...manifest, input_sha256: '' } };
};

/** The result behind a share link, with its owner's choices and without account data. @throws ApiError not_found */
export const getSharedResult = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'choices' | 'shares' | 'imageBucket' | 'log'>,
  { token }: { token: string },
): Promise<SharedResult> => {
  const job = await findShared(deps, token);
  const [result, choices] = await Promise.all([readResult(deps, job), readChoices(deps, job.id)]);
  if (!result) throw gone();
  return {
    job_type: job.jobType,
    title: shownTitle(job),
    created_at: job.createdAt,
    lead: choices?.choices.lead ?? null,
    final_result: withoutAccount(applyChoices(result, choices)),
  };
};

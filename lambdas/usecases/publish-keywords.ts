import { JobError } from '#contracts/job-errors.ts';
import { limits } from '#contracts/limits.ts';
import { withNearEquals } from '#domain/near-equals.ts';
import { markShortlist, selectShortlist } from '#domain/select-shortlist.ts';
import type { Deps, JobRecord } from '#ports';
import { loadOutput, outputOnce } from './stage-output.ts';

/** Chooses the keywords to show: the 5-15 best ones; an evaluation shows all, the best ones marked. @throws JobError */
export const publishKeywords = async (deps: Pick<Deps, 'outputs'>, job: JobRecord): Promise<void> => {
  const scored = await loadOutput(deps, job, 'scored');
  const isEvaluation = job.jobType === 'keyword_evaluator';
  const shortlist = isEvaluation ? markShortlist(scored) : selectShortlist(scored);
  if (!isEvaluation && shortlist.length < limits.shortlistMin)
    throw new JobError('ContentTooThin', `${shortlist.length} keywords, ${limits.shortlistMin} needed.`);
  await outputOnce(deps, job, 'shortlist', async () => withNearEquals(shortlist, scored));
};

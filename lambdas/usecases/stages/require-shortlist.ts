import { JobError } from '#contracts/jobs/job-errors.ts';
import { limits } from '#contracts/limits.ts';
import type { Deps, JobRecord } from '#ports';
import { loadShortlist } from './support/load-shortlist.ts';

/** Chooses the keywords to show; an evaluation shows however many it was given. @throws JobError ContentTooThin */
export const publishKeywords = async (deps: Pick<Deps, 'outputs'>, job: JobRecord): Promise<void> => {
  const { length } = await loadShortlist(deps, job);
  if (job.jobType !== 'keyword_evaluator' && length < limits.shortlistMin)
    throw new JobError('ContentTooThin', `${length} keywords, ${limits.shortlistMin} needed.`);
};

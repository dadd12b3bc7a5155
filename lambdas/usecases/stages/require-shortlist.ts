import { JobError } from '#contracts/jobs/job-errors.ts';
import { keywordRulesOf } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';
import { loadShortlist } from './support/load-shortlist.ts';

/** Requires as many keywords as the job's tool needs to show. @throws JobError ContentTooThin */
export const requireShortlist = async (deps: Pick<Deps, 'outputs'>, job: JobRecord): Promise<void> => {
  const { length } = await loadShortlist(deps, job);
  const { minimum } = keywordRulesOf(job.jobType);
  if (length < minimum) throw new JobError('ContentTooThin', `${length} keywords, ${minimum} needed.`);
};

import { keywordKey } from '#domain/input/parse-keyword-list.ts';
import { keywordRulesOf } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';
import { loadOutput } from './stage-output.ts';

/** The keywords of a job: the user's, in lower case, or those that the run found. */
export const jobKeywords = async (
  deps: Pick<Deps, 'jobs' | 'outputs'>,
  job: JobRecord,
): Promise<string[]> => {
  if (keywordRulesOf(job.jobType).from === 'ideas') {
    const ideas = await loadOutput(deps, job, 'ideas');
    return ideas.map((idea) => idea.text);
  }
  const input = await deps.jobs.findInput(job.id);
  if (!input?.keywords) throw new Error(`Job ${job.id} needs its own keywords but has none.`);
  return input.keywords.split('\n').map(keywordKey);
};

import { keywordKey } from '#domain/input/parse-keyword-list.ts';
import type { Deps, JobRecord } from '#ports';
import { loadOutput } from './stage-output.ts';

/** The keywords of a job: those that the evaluator was given, in lower case, or those that were found. */
export const jobKeywords = async (
  deps: Pick<Deps, 'jobs' | 'outputs'>,
  job: JobRecord,
): Promise<string[]> => {
  if (job.jobType !== 'keyword_evaluator') {
    const ideas = await loadOutput(deps, job, 'ideas');
    return ideas.map((idea) => idea.text);
  }
  const input = await deps.jobs.findInput(job.id);
  if (!input?.keywords) throw new Error(`Job ${job.id} is an evaluation and has no keywords.`);
  return input.keywords.split('\n').map(keywordKey);
};

import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { withNearEquals } from '#domain/shortlist/near-equals.ts';
import { markShortlist, selectShortlist } from '#domain/shortlist/select-shortlist.ts';
import type { Deps, JobRecord } from '#ports';
import { loadOutput } from './stage-output.ts';

/**
 * The keywords to show, in their order: the 5-15 best ones; an evaluation shows all, the best ones marked. They follow
 * from the scored ones, which are stored, by rules alone.
 */
export const loadShortlist = async (deps: Pick<Deps, 'outputs'>, job: JobRecord): Promise<KeywordEntry[]> => {
  const scored = await loadOutput(deps, job, 'scored');
  const choose = job.jobType === 'keyword_evaluator' ? markShortlist : selectShortlist;
  return withNearEquals(choose(scored), scored);
};

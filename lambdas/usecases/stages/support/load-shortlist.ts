import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { withNearDuplicates } from '#domain/shortlist/near-duplicates.ts';
import { keywordRulesOf } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';
import { loadOutput } from './stage-output.ts';

/**
 * The keywords to show, in order. The tool's rules select them from the scored ones, so only the scored ones are
 * stored.
 */
export const loadShortlist = async (deps: Pick<Deps, 'outputs'>, job: JobRecord): Promise<KeywordEntry[]> => {
  const scored = await loadOutput(deps, job, 'scored');
  return withNearDuplicates(keywordRulesOf(job.jobType).shortlist(scored), scored);
};

import { limits } from '#contracts/limits.ts';
import type { KeywordMetrics } from '#contracts/market.ts';
import type { StageOutput } from '#contracts/stage-output.ts';
import { countWords } from '#domain/validate-input.ts';
import type { Deps, JobRecord } from '#ports';
import { jobKeywords } from './job-keywords.ts';
import { outputOnce } from './stage-output.ts';

const noMetrics: KeywordMetrics = {
  searchVolume: null,
  cpc: null,
  competitionIndex: null,
  keywordDifficulty: null,
  monthlySearches: [],
  source: 'none',
  groupedWith: [],
  spellCorrectedTo: null,
  asOf: null,
};

/** Google Ads, where all figures come from, refuses keywords beyond 80 characters or 10 words. */
const canBeLookedUp = (keyword: string): boolean =>
  keyword.length <= limits.keywordCharacters && countWords(keyword) <= limits.keywordWords;

const lookUp = async (
  { marketData }: Pick<Deps, 'marketData'>,
  keywords: string[],
  { locale }: JobRecord,
): Promise<StageOutput<'metrics'>> => {
  const { metrics, costUsd, cacheHits } = await marketData.lookUp(keywords.filter(canBeLookedUp), locale);
  return {
    metrics: keywords.map((keyword) => ({ keyword, metrics: metrics.get(keyword) ?? noMetrics })),
    costUsd,
    cacheHits,
  };
};

/** Looks up the search data of the job's keywords; one that the source does not know keeps null figures. */
export const enrichKeywords = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'marketData'>,
  job: JobRecord,
): Promise<void> => {
  const keywords = await jobKeywords(deps, job);
  await outputOnce(deps, job, 'metrics', () => lookUp(deps, keywords, job));
};

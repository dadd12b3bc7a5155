import type { ScoreInputs } from '#contracts/jobs/result.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';

/** The metrics that each entry was scored with, for the manifest. */
export const takeSnapshot = (
  entries: readonly KeywordEntry[],
  ideas: readonly Pick<KeywordIdea, 'text' | 'isBrand'>[],
): ScoreInputs[] => {
  const brands = new Set(ideas.filter(({ isBrand }) => isBrand).map(({ text }) => text));
  return entries.map((entry) => ({
    keyword_text: entry.keyword_text,
    relevance_score: entry.relevance_score,
    is_brand: brands.has(entry.keyword_text),
    search_volume: entry.search_volume,
    cpc: entry.cpc,
    competition_index: entry.competition_index,
    keyword_difficulty: entry.keyword_difficulty,
  }));
};

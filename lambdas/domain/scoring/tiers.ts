import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { competitionBounds } from './competition.ts';

/** The inclusive lower bounds of the tiers High and Medium. Anything below is Low. */
const tierBounds = {
  /** Relevance, 1-100. A phrase that appears exactly once in a text reaches about 30. */
  relevance: { high: 70, medium: 30 },
  /** Searches per month. */
  demand: { high: 1000, medium: 100 },
  /** 0-100, with the same bounds as the competition levels. */
  difficulty: { high: competitionBounds.medium + 1, medium: competitionBounds.low + 1 },
} as const;

const tierOf = (value: number, bounds: { high: number; medium: number }): 'High' | 'Medium' | 'Low' => {
  if (value >= bounds.high) return 'High';
  return value >= bounds.medium ? 'Medium' : 'Low';
};

/** The tier of a relevance of 1-100; null for a run without a text. */
export const relevanceTier = (relevance: number | null): KeywordEntry['relevance_tier'] =>
  relevance === null ? null : tierOf(relevance, tierBounds.relevance);

/** The tier of a monthly search volume. A volume of 0 is data, and Low. */
export const demandTier = (searchVolume: number | null): KeywordEntry['demand_tier'] =>
  searchVolume === null ? 'No data' : tierOf(searchVolume, tierBounds.demand);

/** The tier of the organic keyword difficulty, or of the advertisers' competition if the source has no difficulty. */
export const difficultyTier = (
  keywordDifficulty: number | null,
  competitionIndex: number | null,
): KeywordEntry['difficulty_tier'] => {
  const known = keywordDifficulty ?? competitionIndex;
  return known === null ? 'No data' : tierOf(known, tierBounds.difficulty);
};

import type { KeywordMetrics } from '#contracts/keywords/market.ts';

/** A keyword about which nothing is known: every metric is null, which is not 0. */
export const unknownMetrics = (source: KeywordMetrics['source']): KeywordMetrics => ({
  searchVolume: null,
  cpc: null,
  competitionIndex: null,
  keywordDifficulty: null,
  monthlySearches: [],
  source,
  groupedWith: [],
  spellCorrectedTo: null,
  asOf: null,
});

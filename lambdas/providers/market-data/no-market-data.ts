import type { KeywordMetrics } from '#contracts/keywords/market.ts';
import type { MarketData } from '#ports';

/** A keyword of which nothing is known: every figure null, which is not 0. */
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

/** For an operator without a source: keywords are then scored by relevance and classed as "No Market Data". */
export const createNoMarketData = (): MarketData => ({
  source: 'none',
  lookUp: async (keywords) => ({
    metrics: new Map(keywords.map((keyword) => [keyword, unknownMetrics('none')])),
    costUsd: 0,
    cacheHits: 0,
  }),
});

import { unknownMetrics } from '#domain/scoring/unknown-metrics.ts';
import type { MarketData } from '#ports';

/** For a stage without market data: keywords are scored by relevance and classed as "No Market Data". */
export const createNoMarketData = (): MarketData => ({
  source: 'none',
  lookUp: async (keywords) => ({
    metrics: new Map(keywords.map((keyword) => [keyword, unknownMetrics('none')])),
    costUsd: 0,
    cacheHits: 0,
  }),
});

import type { KeywordMetrics, MarketDataKind, MarketLocale } from '#contracts/keywords/market.ts';
import type { Pay } from './spending.ts';

export type MarketDataResponse = {
  /** Metrics by the requested keyword. A keyword that the source does not know has null metrics. */
  metrics: Map<string, KeywordMetrics>;
  costUsd: number;
  cacheHits: number;
};

export interface MarketData {
  readonly source: MarketDataKind;
  /** Every request that may cost money goes through `pay`. Cached metrics cost nothing. */
  lookUp(keywords: string[], locale: MarketLocale, pay: Pay): Promise<MarketDataResponse>;
}

export interface MarketDataCache {
  /** Cached metrics of one source and locale, by keyword. Keywords without a valid entry are missing. */
  get(
    source: string,
    locale: MarketLocale,
    keywords: readonly string[],
  ): Promise<Map<string, KeywordMetrics>>;
  put(
    source: string,
    locale: MarketLocale,
    metrics: ReadonlyMap<string, KeywordMetrics>,
    expiresAt: Date,
  ): Promise<void>;
}

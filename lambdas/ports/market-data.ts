import type { KeywordMetrics, MarketDataKind, MarketLocale } from '#contracts/keywords/market.ts';
import type { Pay } from './spending.ts';

export type MarketDataAnswer = {
  /** By the keyword as it was asked for; a keyword the source does not know has null figures. */
  metrics: Map<string, KeywordMetrics>;
  costUsd: number;
  cacheHits: number;
};

export interface MarketData {
  readonly source: MarketDataKind;
  /** Every request that may cost money goes through `pay`; what is known already does not. */
  lookUp(keywords: string[], locale: MarketLocale, pay: Pay): Promise<MarketDataAnswer>;
}

export interface MarketDataCache {
  /** Figures of one source and locale, by keyword; keywords without a live entry are missing. */
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

import type { KeywordMetrics, MarketLocale } from '#contracts/keywords/market.ts';
import { unknownMetrics } from '#domain/scoring/unknown-metrics.ts';
import type { Clock, MarketData } from '#ports';
import { type SampleMetrics, sampleMetrics, toVolumeStep } from './sample-metrics.ts';

/** The twelve complete months before `now`, oldest first. The current month has no data yet. */
const lastTwelveMonths = (now: Date): { year: number; month: number }[] =>
  Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12 + index, 1));
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
  });

const searchesIn = (month: number, { searchVolume, season }: SampleMetrics): number =>
  toVolumeStep(searchVolume * (1 + season.swing * Math.cos(((month - 1 - season.peak) * Math.PI) / 6)));

const metricsOf = (keyword: string, locale: MarketLocale, now: Date): KeywordMetrics => {
  const sample = sampleMetrics(keyword, locale);
  if (!sample) return unknownMetrics('sample');
  const { season: _season, ...metrics } = sample;
  const months = lastTwelveMonths(now);
  return {
    ...unknownMetrics('sample'),
    ...metrics,
    monthlySearches: months.map(({ year, month }) => ({ year, month, searches: searchesIn(month, sample) })),
    asOf: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString().slice(0, 10),
  };
};

/**
 * Sample market data, so that every tool can be tried without a vendor. The metrics depend only on the keyword and the
 * market. Each has the source `sample`, which every screen and file labels. They cost nothing.
 */
export const createSampleMarketData = ({ clock }: { clock: Clock }): MarketData => ({
  source: 'sample',
  lookUp: async (keywords, locale) => {
    const now = clock.now();
    return {
      metrics: new Map(keywords.map((keyword) => [keyword, metricsOf(keyword, locale, now)])),
      costUsd: 0,
      cacheHits: 0,
    };
  },
});

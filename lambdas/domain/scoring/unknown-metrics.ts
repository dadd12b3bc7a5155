import { type KeywordMetrics, type Metric, metricNames } from '#contracts/keywords/market.ts';

const noMetrics = Object.fromEntries(metricNames.map((name) => [name, null])) as Record<Metric, null>;

/** A keyword without search data. Every metric is null, which is not 0. */
export const unknownMetrics = (source: KeywordMetrics['source']): KeywordMetrics => ({
  ...noMetrics,
  monthlySearches: [],
  source,
  groupedWith: [],
  spellCorrectedTo: null,
  asOf: null,
});

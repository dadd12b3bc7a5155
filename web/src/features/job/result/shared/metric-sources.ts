import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { marketSources } from '#contracts/keywords/market.ts';
import { countries, type MarketLocale } from '#contracts/locales.ts';
import { noteOnLookUp } from '#domain/shortlist/look-up-form.ts';
import { formatMonthOf } from './format.ts';

export const sourceNames: Readonly<Record<(typeof marketSources)[number], string>> = {
  sample: 'Sample data',
  dataforseo_labs: 'DataForSEO Labs',
  dataforseo_ads: 'Google Ads, by DataForSEO',
  none: 'No market data',
};

/** The source of a keyword's metrics: `Sample data, United States, November 2026`. */
export const describeMarketSource = (entry: KeywordEntry, locale: MarketLocale): string => {
  const names = entry.sources.map((source) => sourceNames[source]);
  const place = countries[locale.country].name;
  const month = formatMonthOf(entry.metrics_as_of);
  return [names.length === 0 ? sourceNames.none : names.join(' and '), place, month]
    .filter((part) => part !== null)
    .join(', ');
};

/** How the source changed the keyword before the lookup; empty if it did not. */
export const metricNotes = (entry: KeywordEntry): string[] => [
  ...[noteOnLookUp(entry.keyword_text)?.long ?? []].flat(),
  ...(entry.spell_corrected_to === null
    ? []
    : [`The source looked up “${entry.spell_corrected_to}” instead of this spelling.`]),
  ...(entry.grouped_with.length === 0
    ? []
    : [`The metrics also count ${entry.grouped_with.map((word) => `“${word}”`).join(', ')}.`]),
];

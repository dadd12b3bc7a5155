import * as z from 'zod';
import { type CountryCode, countryCodes, type LanguageCode, languageCodes } from '#contracts/locales.ts';

export {
  type CountryCode,
  countryCodes,
  defaultLocale,
  type MarketLocale,
} from '#contracts/locales.ts';

export const marketLocale = z.strictObject({
  country: z.enum(countryCodes as [CountryCode, ...CountryCode[]]),
  language: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
});

/**
 * A locale as results store it. It is not strict, so that a field added by a later release does not make results
 * unreadable.
 */
export const storedLocale = z.object(marketLocale.shape);

/** The sources of market data that a stage can use. */
export const marketDataKinds = ['sample', 'none', 'dataforseo'] as const;
export type MarketDataKind = (typeof marketDataKinds)[number];

export const marketSources = ['sample', 'dataforseo_labs', 'dataforseo_ads', 'none'] as const;

export const dataForSeoUrl = 'https://api.dataforseo.com';
/** The vendor's sandbox returns invented metrics, so they are labeled as sample data. */
export const isSandboxUrl = (url: string): boolean => new URL(url).hostname.startsWith('sandbox.');

/**
 * A keyword's market metrics. Null means that the source has no number; it is never 0. A new metric must also be
 * optional, because stored results lack it.
 */
const metricSchemas = {
  searchVolume: z.nullable(z.int()).describe('Searches per month, averaged over the last year.'),
  cpc: z.nullable(z.number()).describe('Cost per click, in US dollars.'),
  competitionIndex: z.nullable(z.int()).describe('Competition among advertisers, 0-100.'),
  keywordDifficulty: z
    .nullable(z.int())
    .describe('How hard it is to rank in the top ten organic results, 0-100.'),
};
export type Metric = keyof typeof metricSchemas;

/** The field of each metric in a scored keyword. The fields are stored: never rename one. */
export const metricFields = {
  searchVolume: 'search_volume',
  cpc: 'cpc',
  competitionIndex: 'competition_index',
  keywordDifficulty: 'keyword_difficulty',
} as const satisfies Record<Metric, string>;

export const metricNames = Object.keys(metricSchemas) as Metric[];

/** The metrics under the field names of a scored keyword. */
export const metricEntrySchemas = Object.fromEntries(
  metricNames.map((name) => [metricFields[name], metricSchemas[name]]),
) as { [Name in Metric as (typeof metricFields)[Name]]: (typeof metricSchemas)[Name] };

/** The search data of one keyword in one locale. */
export const keywordMetrics = z.object({
  ...metricSchemas,
  /** Searches in each of the last twelve months, oldest first. */
  monthlySearches: z.array(z.object({ year: z.int(), month: z.int(), searches: z.int() })),
  source: z.enum(marketSources),
  /** Other spellings that the source counts together with this one. */
  groupedWith: z.array(z.string()),
  /** The spelling that the source looked up instead. */
  spellCorrectedTo: z.nullable(z.string()),
  /** The ISO date of the metrics. */
  asOf: z.nullable(z.string()),
});
export type KeywordMetrics = z.infer<typeof keywordMetrics>;

import * as z from 'zod';

/** Countries a run can look at; `location` is Google Ads' geo target, which DataForSEO calls location_code. */
export const countries = {
  US: { name: 'United States', location: 2840 },
  GB: { name: 'United Kingdom', location: 2826 },
  CA: { name: 'Canada', location: 2124 },
  AU: { name: 'Australia', location: 2036 },
  NZ: { name: 'New Zealand', location: 2554 },
  IE: { name: 'Ireland', location: 2372 },
  IN: { name: 'India', location: 2356 },
  ZA: { name: 'South Africa', location: 2710 },
  SG: { name: 'Singapore', location: 2702 },
} as const;
export type CountryCode = keyof typeof countries;
export const countryCodes = Object.keys(countries) as CountryCode[];

/** Languages of the market data; the built-in engine reads and writes these. */
export const languages = { en: 'English' } as const;
export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];

export const marketLocale = z.strictObject({
  country: z.enum(countryCodes as [CountryCode, ...CountryCode[]]),
  language: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
});
export type MarketLocale = z.infer<typeof marketLocale>;
export const defaultLocale: MarketLocale = { country: 'US', language: 'en' };

export const marketSources = ['sample', 'dataforseo_labs', 'dataforseo_ads', 'none'] as const;

/** Search data of one keyword in one locale. A null figure means that the source has none: it is never 0. */
export const keywordMetrics = z.object({
  /** Searches a month, averaged over the last year. */
  searchVolume: z.nullable(z.int()),
  /** Cost per click in US dollars. */
  cpc: z.nullable(z.number()),
  /** Competition among advertisers, 0-100. */
  competitionIndex: z.nullable(z.int()),
  /** How hard it is to rank in the first ten organic results, 0-100. */
  keywordDifficulty: z.nullable(z.int()),
  /** Searches of each of the last twelve months, oldest first. */
  monthlySearches: z.array(z.object({ year: z.int(), month: z.int(), searches: z.int() })),
  source: z.enum(marketSources),
  /** Other spellings that the source counts together with this one. */
  groupedWith: z.array(z.string()),
  /** The spelling that the source looked up instead. */
  spellCorrectedTo: z.nullable(z.string()),
  /** ISO date of the figures. */
  asOf: z.nullable(z.string()),
});
export type KeywordMetrics = z.infer<typeof keywordMetrics>;

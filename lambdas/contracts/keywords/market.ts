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

/** A locale as results keep it: a field that a later release adds to it must not make the result unreadable. */
export const storedLocale = z.object(marketLocale.shape);

export const marketSources = ['sample', 'dataforseo_labs', 'dataforseo_ads', 'none'] as const;

export const dataForSeoUrl = 'https://api.dataforseo.com';
/** The vendor's sandbox answers made-up figures: they are sample data, wherever they are shown. */
export const isSandboxUrl = (url: string): boolean => new URL(url).hostname.startsWith('sandbox.');

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

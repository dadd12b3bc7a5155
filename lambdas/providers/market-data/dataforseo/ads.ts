import * as z from 'zod';
import { lastMonths, monthlySearches, type Row, searches, upTo, whole } from './row.ts';

export const adsPath = '/v3/keywords_data/google_ads/search_volume/live';

const item = z.object({
  keyword: z.string(),
  /** The vendor's corrected spelling to which the metrics belong, if it differs. */
  spell: z.nullish(z.string()),
  search_volume: searches,
  cpc: upTo(1e6),
  /** 0-100. In Ads, `competition` is a word; in Labs, a number. */
  competition_index: upTo(100),
  monthly_searches: monthlySearches,
});
const result = z.array(z.nullable(item));

const toRow = (entry: z.infer<typeof item>, today: string): Row => ({
  keyword: entry.keyword,
  metrics: {
    searchVolume: whole(entry.search_volume),
    cpc: entry.cpc ?? null,
    competitionIndex: whole(entry.competition_index),
    keywordDifficulty: null,
    monthlySearches: lastMonths(entry.monthly_searches),
    spellCorrectedTo: entry.spell || null,
    asOf: today,
  },
});

/**
 * Reads the rows of a Google Ads `search_volume` response.
 * @param today ISO date: Ads does not date its metrics, so they get today's date
 * @returns null if the response has another shape
 */
export const readAds = (value: unknown[], today: string): Row[] | null => {
  const parsed = result.safeParse(value);
  if (!parsed.success) return null;
  return parsed.data.flatMap((entry) => (entry ? [toRow(entry, today)] : []));
};

import * as z from 'zod';
import { lastMonths, monthlySearches, type Row, searches, upTo, whole } from './row.ts';

export const adsPath = '/v3/keywords_data/google_ads/search_volume/live';

const item = z.object({
  keyword: z.string(),
  /** The spelling whose figures these are, where it is another. */
  spell: z.nullish(z.string()),
  search_volume: searches,
  cpc: upTo(1e6),
  /** 0-100; `competition` itself is a word here, and a number in Labs. */
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
 * Rows of a Google Ads `search_volume` answer.
 * @param today ISO date: Ads answers with what it has on the day
 * @returns null when the answer does not have its shape
 */
export const readAds = (value: unknown[], today: string): Row[] | null => {
  const parsed = result.safeParse(value);
  if (!parsed.success) return null;
  return parsed.data.flatMap((entry) => (entry ? [toRow(entry, today)] : []));
};

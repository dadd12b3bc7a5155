import * as z from 'zod';
import { lastMonths, monthlySearches, type Row, searches, upTo, whole } from './row.ts';

export const labsPath = '/v3/dataforseo_labs/google/keyword_overview/live';

const item = z.object({
  keyword: z.string(),
  keyword_info: z.nullish(
    z.object({
      search_volume: searches,
      cpc: upTo(1e6),
      /** Competition among advertisers, 0-1. Organic competition is the keyword difficulty. */
      competition: upTo(1),
      monthly_searches: monthlySearches,
      last_updated_time: z.nullish(z.string()),
    }),
  ),
  keyword_properties: z.nullish(z.object({ keyword_difficulty: upTo(100) })),
});
const result = z.array(z.nullable(z.object({ items: z.nullish(z.array(item)) })));

const toRow = (
  { keyword, keyword_info: info, keyword_properties: properties }: z.infer<typeof item>,
  today: string,
): Row => ({
  keyword,
  metrics: {
    searchVolume: whole(info?.search_volume),
    cpc: info?.cpc ?? null,
    competitionIndex: whole(typeof info?.competition === 'number' ? info.competition * 100 : null),
    keywordDifficulty: whole(properties?.keyword_difficulty),
    monthlySearches: lastMonths(info?.monthly_searches),
    spellCorrectedTo: null,
    asOf: info?.last_updated_time?.match(/^\d{4}-\d{2}-\d{2}/)?.[0] ?? today,
  },
});

/**
 * Reads the rows of a `keyword_overview` response. Keywords that Labs does not know are missing.
 * @param today ISO date for metrics without a date
 * @returns null if the response has another shape
 */
export const readLabs = (value: unknown[], today: string): Row[] | null => {
  const parsed = result.safeParse(value);
  if (!parsed.success) return null;
  return parsed.data.flatMap((part) => part?.items ?? []).map((entry) => toRow(entry, today));
};

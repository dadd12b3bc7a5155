import * as z from 'zod';
import type { KeywordMetrics } from '#contracts/keywords/market.ts';

/** One keyword's metrics as an endpoint returns them, in the vendor's spelling. */
export type Row = { keyword: string; metrics: Omit<KeywordMetrics, 'source' | 'groupedWith'> };

/** A number from the vendor, 0 to `max`. */
export const upTo = (max: number) => z.nullish(z.number().check(z.gte(0), z.lte(max)));
/** All Google searches in a month come to about 10^11. */
export const searches = upTo(1e12);

/** Null stays null: it means "unknown", not 0. */
export const whole = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value);

export const monthlySearches = z.nullish(
  z.array(z.object({ year: z.int(), month: z.int().check(z.gte(1), z.lte(12)), search_volume: searches })),
);

/** The last twelve months with a value, oldest first. The vendor lists the newest first, up to four years. */
export const lastMonths = (
  months: z.infer<typeof monthlySearches>,
): { year: number; month: number; searches: number }[] =>
  (months ?? [])
    .flatMap(({ year, month, search_volume }) => {
      const volume = whole(search_volume);
      return volume === null ? [] : [{ year, month, searches: volume }];
    })
    .toSorted((a, b) => a.year - b.year || a.month - b.month)
    .slice(-12);

/** All rows of a request look like this if one of its keywords is blocked. */
export const hasMetrics = ({ metrics }: Row): boolean =>
  metrics.searchVolume !== null || metrics.cpc !== null || metrics.competitionIndex !== null;

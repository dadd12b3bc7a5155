import * as z from 'zod';
import type { KeywordMetrics } from '#contracts/market.ts';

/** Figures of one keyword as an endpoint gives them, in the vendor's spelling. */
export type Row = { keyword: string; metrics: Omit<KeywordMetrics, 'source' | 'groupedWith'> };

export const figure = z.nullish(z.number());

/** Null stays null: it means that there is no figure, which is not 0. */
export const whole = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value);

export const monthlySearches = z.nullish(
  z.array(z.object({ year: z.int(), month: z.int(), search_volume: figure })),
);

/** The last twelve months that have a figure, oldest first; the vendor gives the newest first, and up to four years. */
export const lastMonths = (
  months: z.infer<typeof monthlySearches>,
): { year: number; month: number; searches: number }[] =>
  (months ?? [])
    .flatMap(({ year, month, search_volume }) => {
      const searches = whole(search_volume);
      return searches === null ? [] : [{ year, month, searches }];
    })
    .toSorted((a, b) => a.year - b.year || a.month - b.month)
    .slice(-12);

/** A row without any is what a blocked keyword does to all rows of its request. */
export const hasFigures = ({ metrics }: Row): boolean =>
  metrics.searchVolume !== null || metrics.cpc !== null || metrics.competitionIndex !== null;

import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';

/** A keyword with known demand and difficulty. `x` and `y` are shares of the chart, from 0 to 1. */
export type ChartPoint = {
  keyword: string;
  keywordText: string;
  searches: number;
  difficulty: number;
  keywordClass: string;
  x: number;
  y: number;
  isLead: boolean;
};

/** The highest search volume of the scale: a power of ten above all keywords. */
export const scaleOf = (points: readonly { searches: number }[]): number =>
  10 ** Math.max(2, Math.ceil(Math.log10(Math.max(1, ...points.map(({ searches }) => searches)) + 1)));

/** Up to 33 difficulty is low; from 100 searches on demand is medium. */
const easyShare = 0.335;
const wantedSearches = 100;

/** The place of a search volume on the logarithmic scale, from 0 to 1. */
export const shareOf = (searches: number, scale: number): number =>
  Math.log10(1 + searches) / Math.log10(1 + scale);

/** The size of the sweet spot, in shares of the chart. It is at the top left: many searches, easy to rank. */
export const sweetSpotOf = (scale: number): { width: number; height: number } => ({
  width: easyShare,
  height: 1 - shareOf(wantedSearches, scale),
});

/**
 * Where the drawing has a share of the chart, in percent from the left and from the bottom. Marks, lines, labels and
 * the shaded corner all use these. The margins keep the outermost marks inside the drawing.
 */
export const leftOf = (x: number): number => 2 + x * 96;
export const bottomOf = (y: number): number => 3 + y * 92;

/** The points of the chart, and the keywords that have no place in it. */
export const toPoints = (
  entries: readonly KeywordEntry[],
  lead: KeywordEntry | undefined,
): { points: ChartPoint[]; missing: string[]; scale: number } => {
  const known = entries.flatMap((entry) =>
    entry.search_volume === null || entry.keyword_difficulty === null
      ? []
      : [{ entry, searches: entry.search_volume, difficulty: entry.keyword_difficulty }],
  );
  const scale = scaleOf(known);
  const points = known.map(({ entry, searches, difficulty }) => ({
    keyword: keywordSpelling(entry),
    keywordText: entry.keyword_text,
    searches,
    difficulty,
    keywordClass: entry.keyword_class,
    x: difficulty / 100,
    y: shareOf(searches, scale),
    isLead: entry === lead,
  }));
  const missing = entries.filter((entry) => !known.some((each) => each.entry === entry)).map(keywordSpelling);
  return { points, missing, scale };
};

import { keywordKey } from '#domain/input/parse-keyword-list.ts';
import { hasFigures, type Row } from './row.ts';

/** What the vendor makes of a keyword: lower case, single spaces, and a space for each plus sign. */
const vendorKey = (keyword: string): string => keywordKey(keyword.replaceAll('+', ' '));

const byKey = (rows: readonly Row[]): Map<string, Row[]> => {
  const known = new Map<string, Row[]>();
  for (const row of rows) {
    const key = vendorKey(row.keyword);
    known.set(key, [...(known.get(key) ?? []), row]);
  }
  return known;
};

/**
 * The row of each keyword that was asked for. Keywords that are one to the vendor ("c", "c++") take its rows in their
 * order. A keyword of a request that was halved has several rows: the one with figures counts.
 */
export const matchRows = (keywords: readonly string[], rows: readonly Row[]): Map<string, Row> => {
  const withFigures = byKey(rows.filter(hasFigures));
  const all = byKey(rows);
  const taken = new Map<string, number>();
  return new Map(
    keywords.flatMap((keyword) => {
      const key = vendorKey(keyword);
      const choice = withFigures.get(key) ?? all.get(key) ?? [];
      const index = taken.get(key) ?? 0;
      taken.set(key, index + 1);
      const row = choice[Math.min(index, choice.length - 1)];
      return row ? [[keyword, row] as const] : [];
    }),
  );
};

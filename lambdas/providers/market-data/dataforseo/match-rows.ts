import { keywordKey } from '#domain/input/parse-keyword-list.ts';
import { hasMetrics, type Row } from './row.ts';

/** The vendor's normal form of a keyword: lower case, single spaces, a space for each plus sign. */
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
 * Finds the row of each requested keyword. Keywords that the vendor treats as one ("c", "c++") take its rows in order.
 * A keyword of a halved request has several rows; the one with metrics counts.
 */
export const matchRows = (keywords: readonly string[], rows: readonly Row[]): Map<string, Row> => {
  const withMetrics = byKey(rows.filter(hasMetrics));
  const all = byKey(rows);
  const taken = new Map<string, number>();
  return new Map(
    keywords.flatMap((keyword) => {
      const key = vendorKey(keyword);
      const choice = withMetrics.get(key) ?? all.get(key) ?? [];
      const index = taken.get(key) ?? 0;
      taken.set(key, index + 1);
      const row = choice[Math.min(index, choice.length - 1)];
      return row ? [[keyword, row] as const] : [];
    }),
  );
};

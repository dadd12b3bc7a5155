import type { IntentType } from '#contracts/evidence.ts';
import type { KeywordRow } from './keyword-row.ts';

/** Columns by which the table sorts. `class` is the order of the classes, best first. */
export const sortColumns = [
  'keyword',
  'class',
  'score',
  'volume',
  'competition',
  'cpc',
  'relevance',
  'intent',
] as const;
export type SortColumn = (typeof sortColumns)[number];
export type SortOrder = { column: SortColumn; descending: boolean };

export type KeywordFilter = {
  text: string;
  keywordClass: string | null;
  intent: IntentType | null;
  /** Of keywords that say the same, only the best. */
  oneOfEach: boolean;
};
export const noFilter: KeywordFilter = { text: '', keywordClass: null, intent: null, oneOfEach: false };
export const classOrder: SortOrder = { column: 'class', descending: false };

const sortValueOf: Readonly<Record<SortColumn, (row: KeywordRow) => string | number | null>> = {
  keyword: (row) => row.keyword.toLowerCase(),
  class: (row) => row.classPriority,
  score: (row) => row.optimizerScore,
  volume: (row) => row.searchVolume,
  competition: (row) => row.competitionIndex,
  cpc: (row) => row.cpc,
  relevance: (row) => row.relevanceScore,
  intent: (row) => row.intentType,
};

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'en') : Number(a) - Number(b);

/** Rows in the chosen order; those without a figure come last either way, equal ones keep their given order. */
export const sortRows = (rows: readonly KeywordRow[], order: SortOrder): KeywordRow[] => {
  const read = sortValueOf[order.column];
  return [...rows].sort((left, right) => {
    const a = read(left);
    const b = read(right);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return order.descending ? compareValues(b, a) : compareValues(a, b);
  });
};

/** Figures are first sorted from the highest, words and classes from the first; a second click turns it round. */
export const nextOrder = (order: SortOrder, column: SortColumn): SortOrder => {
  if (order.column === column) return { column, descending: !order.descending };
  return { column, descending: !['keyword', 'class', 'intent'].includes(column) };
};

/** The first of each group of near-equals; rows come best first. */
const firstOfEach = (rows: readonly KeywordRow[]): KeywordRow[] => {
  const seen = new Set<string>();
  return rows.filter(({ entry }) => !seen.has(entry.cluster) && seen.add(entry.cluster));
};

/** True when some of the rows say the same. */
export const hasNearEquals = (rows: readonly KeywordRow[]): boolean => firstOfEach(rows).length < rows.length;

/** Rows that match everything that is asked for, in their given order. */
export const filterRows = (rows: readonly KeywordRow[], filter: KeywordFilter): KeywordRow[] => {
  const text = filter.text.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (text === '' || row.keyword.toLowerCase().includes(text)) &&
      (filter.keywordClass === null || row.keywordClass === filter.keywordClass) &&
      (filter.intent === null || row.intentType === filter.intent),
  );
  return filter.oneOfEach ? firstOfEach(found) : found;
};

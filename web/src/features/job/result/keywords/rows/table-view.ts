import type { IntentType } from '#contracts/keywords/evidence.ts';
import { type ColumnId, columnOf } from './keyword-columns.tsx';
import type { KeywordRow } from './keyword-row.ts';

export type SortOrder = { column: ColumnId; descending: boolean };

export type KeywordFilter = {
  text: string;
  keywordClass: string | null;
  intent: IntentType | null;
  /** Shows only the best of the keywords with the same meaning. */
  oneOfEach: boolean;
};
export const noFilter: KeywordFilter = { text: '', keywordClass: null, intent: null, oneOfEach: false };
export const classOrder: SortOrder = { column: 'class', descending: false };

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'en') : Number(a) - Number(b);

/** Puts the lead first and keeps the given order after it. */
export const pinLead = (rows: readonly KeywordRow[]): KeywordRow[] => [
  ...rows.filter(({ isLead }) => isLead),
  ...rows.filter(({ isLead }) => !isLead),
];

export const isClassOrder = ({ column, descending }: SortOrder): boolean =>
  column === classOrder.column && descending === classOrder.descending;

/** Rows in the chosen order. Rows without a value come last in both directions; equal rows keep their given order. */
export const sortRows = (rows: readonly KeywordRow[], order: SortOrder): KeywordRow[] => {
  const { sortValue } = columnOf(order.column);
  return [...rows].sort((left, right) => {
    const a = sortValue(left);
    const b = sortValue(right);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return order.descending ? compareValues(b, a) : compareValues(a, b);
  });
};

/** The order after a click on a column: its default order, or the reverse if the rows are already sorted by it. */
export const nextOrder = (order: SortOrder, column: ColumnId): SortOrder => ({
  column,
  descending: order.column === column ? !order.descending : columnOf(column).startsDescending,
});

/** The first keyword of each cluster. Rows are sorted best first. */
const firstOfEach = (rows: readonly KeywordRow[]): KeywordRow[] => {
  const seen = new Set<string>();
  return rows.filter(({ entry }) => !seen.has(entry.cluster) && seen.add(entry.cluster));
};

/** True when some rows have the same meaning. */
export const hasNearDuplicates = (rows: readonly KeywordRow[]): boolean =>
  firstOfEach(rows).length < rows.length;

/** Rows that match all filters, in their given order. */
export const filterRows = (rows: readonly KeywordRow[], filter: KeywordFilter): KeywordRow[] => {
  const text = filter.text.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (text === '' || row.keyword.toLowerCase().includes(text)) &&
      (filter.keywordClass === null || row.entry.keyword_class === filter.keywordClass) &&
      (filter.intent === null || row.entry.intent_type === filter.intent),
  );
  return filter.oneOfEach ? firstOfEach(found) : found;
};

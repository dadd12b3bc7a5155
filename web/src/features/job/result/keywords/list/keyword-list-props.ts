import type { ReactNode } from 'react';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import type { SortOrder } from '#web/features/job/result/keywords/rows/table-view.ts';

/** Props of both the table and the cards. */
export type KeywordListProps = {
  rows: readonly KeywordRow[];
  /** The keywords that are opened. */
  open: ReadonlySet<string>;
  onToggle: (keyword: string) => void;
  /** The selected keywords. */
  ticked: ReadonlySet<string>;
  onTick: (keywords: readonly string[], on: boolean) => void;
  renderExplanation: (row: KeywordRow) => ReactNode;
  /** False for a run without a text. */
  showRelevance: boolean;
};

/** The sort order of the keywords. */
export type SortProps = { order: SortOrder; onOrder: (order: SortOrder) => void };

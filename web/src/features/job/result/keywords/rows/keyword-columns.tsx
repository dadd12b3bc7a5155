import type { ReactNode } from 'react';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { capitalize } from '#contracts/letter-case.ts';
import type { HelpTopic } from '#web/features/job/result/glossary/help.tsx';
import { ClassLabel } from '#web/features/job/result/keywords/cells/class-label.tsx';
import { DifficultyCell } from '#web/features/job/result/keywords/cells/difficulty-cell.tsx';
import { ScoreBar } from '#web/features/job/result/keywords/cells/score-bar.tsx';
import { formatCount, noData, outOf100 } from '#web/features/job/result/shared/format.ts';
import { NoData } from '#web/features/job/result/shared/no-data.tsx';
import { Sparkline } from '#web/features/job/result/shared/sparkline.tsx';
import type { KeywordRow } from './keyword-row.ts';

/** A column of the keyword table, with its entries in the sort menu and on the cards. */
export type KeywordColumn = {
  readonly title: string;
  /** Fixed, so that opening a row moves no column. The keyword column takes the rest. */
  readonly width: string;
  /** The sort value. Null sorts last. */
  readonly sortValue: (row: KeywordRow) => string | number | null;
  /** Metrics start with the highest; text and classes start with the first. */
  readonly startsDescending: boolean;
  /** The name in the sort menu of the cards. A column without a name is not in the menu. */
  readonly sortName?: string;
  /** The cell. The keyword column has none, because its cell opens the row. */
  readonly cell?: (row: KeywordRow) => ReactNode;
  readonly cellClass?: string;
  /** Whether the metric is in the grid of a card. Other columns have their own place on the card, or none. */
  readonly inCardGrid?: true;
  /** The cell on a card, if it differs from the table's. */
  readonly cardCell?: (row: KeywordRow) => ReactNode;
  /** The line of the opened keyword that names the search data and its source. */
  readonly metric?: { readonly label: string; readonly format: (entry: KeywordEntry) => string };
  /** The explanation next to the column's name. */
  readonly help?: HelpTopic;
  /** True if the column needs a text to which the keywords are relevant. */
  readonly needsText?: true;
};

const volume = ({ entry }: KeywordRow, gap: string, countClass: string): ReactNode =>
  entry.search_volume === null ? (
    <span className={`inline-block ${countClass}`}>
      <NoData />
    </span>
  ) : (
    <span className={`flex items-center ${gap}`}>
      <span className={countClass}>{formatCount(entry.search_volume)}</span>
      <Sparkline months={entry.monthly_searches} />
    </span>
  );

/** All columns in table order. A new metric is one entry here. */
export const keywordColumns = {
  keyword: {
    title: 'Keyword',
    width: 'w-auto',
    sortValue: (row) => row.keyword.toLowerCase(),
    startsDescending: false,
    sortName: 'A to Z',
  },
  class: {
    title: 'Class',
    width: 'w-44',
    help: 'class',
    sortValue: (row) => row.classPriority,
    startsDescending: false,
    sortName: 'Best class first',
    cell: (row) => <ClassLabel keywordClass={row.entry.keyword_class} first={row.classPriority === 1} />,
  },
  score: {
    title: 'Score',
    width: 'w-28',
    help: 'score',
    sortValue: ({ entry }) => entry.optimizer_score,
    startsDescending: true,
    sortName: 'Highest score first',
    cell: ({ entry }) => <ScoreBar score={entry.optimizer_score} />,
  },
  volume: {
    title: 'Searches a month',
    width: 'w-40',
    sortValue: ({ entry }) => entry.search_volume,
    startsDescending: true,
    sortName: 'Most searches first',
    cell: (row) => volume(row, 'gap-3', 'min-w-14 text-end tabular-nums'),
    inCardGrid: true,
    cardCell: (row) => volume(row, 'gap-2', ''),
    metric: { label: 'Searches a month', format: (entry) => formatCount(entry.search_volume) },
  },
  difficulty: {
    title: 'Difficulty',
    width: 'w-40',
    help: 'difficulty',
    sortValue: ({ entry }) => entry.keyword_difficulty ?? entry.competition_index,
    // Users look for low difficulty.
    startsDescending: false,
    sortName: 'Easiest first',
    cell: ({ entry }) => <DifficultyCell entry={entry} />,
    inCardGrid: true,
    metric: { label: 'Ranking difficulty', format: (entry) => outOf100(entry.keyword_difficulty) },
  },
  relevance: {
    title: 'Relevance',
    width: 'w-26',
    sortValue: ({ entry }) => entry.relevance_score,
    startsDescending: true,
    sortName: 'Most relevant first',
    cell: (row) => row.relevance ?? noData,
    cellClass: 'tabular-nums',
    inCardGrid: true,
    cardCell: (row) => row.relevance ?? <NoData />,
    needsText: true,
  },
  intent: {
    title: 'Intent',
    width: 'w-32',
    help: 'intent',
    sortValue: ({ entry }) => entry.intent_type,
    startsDescending: false,
    cell: ({ entry }) => capitalize(entry.intent_type),
    cellClass: 'text-ink-soft',
    inCardGrid: true,
  },
} as const satisfies Readonly<Record<string, KeywordColumn>>;

export type ColumnId = keyof typeof keywordColumns;

export const columnIds = Object.keys(keywordColumns) as ColumnId[];

export const columnOf = (id: ColumnId): KeywordColumn => keywordColumns[id];

/** The columns of a run in order. `hasText` is false for a run without a text. */
export const columnsOf = (hasText: boolean): ColumnId[] =>
  columnIds.filter((id) => hasText || !columnOf(id).needsText);

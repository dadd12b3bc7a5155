import { type ReactNode, useMemo, useState } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { findLead } from '#domain/shortlist/explain-lead.ts';
import { Button } from '#web/components/ui/button.tsx';
import { SweetSpot } from '#web/features/job/result/chart/sweet-spot.tsx';
import { DownloadAll } from '#web/features/job/result/export/download-all.tsx';
import { exportRun, type RunName } from '#web/features/job/result/export/export-run.ts';
import { Glossary } from '#web/features/job/result/glossary/help.tsx';
import { KeywordExplanation } from '#web/features/job/result/keywords/explanation/keyword-explanation.tsx';
import { placesOf } from '#web/features/job/result/keywords/explanation/placement.ts';
import { KeywordCards } from '#web/features/job/result/keywords/list/keyword-cards.tsx';
import { KeywordFilters } from '#web/features/job/result/keywords/list/keyword-filters.tsx';
import type { KeywordListProps } from '#web/features/job/result/keywords/list/keyword-list-props.ts';
import { KeywordTable } from '#web/features/job/result/keywords/list/keyword-table.tsx';
import { SortSelect } from '#web/features/job/result/keywords/list/sort-select.tsx';
import { type KeywordRow, toKeywordRows } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { noFilter } from '#web/features/job/result/keywords/rows/table-view.ts';
import { type KeywordView, useKeywordView } from '#web/features/job/result/keywords/rows/use-keyword-view.ts';
import { KeywordActions } from '#web/features/job/result/keywords/selection/keyword-actions.tsx';
import {
  chooseExport,
  describeSelection,
  type KeywordSelection,
  useKeywordSelection,
} from '#web/features/job/result/keywords/selection/use-keyword-selection.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { counted } from '#web/lib/values/counted.ts';

const toggled = (open: ReadonlySet<string>, keyword: string): ReadonlySet<string> => {
  const next = new Set(open);
  if (!next.delete(keyword)) next.add(keyword);
  return next;
};

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <div className="flex flex-wrap items-center gap-3 py-8">
    <p className="text-ink-soft">No keyword matches these filters.</p>
    <Button variant="secondary" size="sm" onClick={onReset}>
      Show all
    </Button>
  </div>
);

/** How many keywords are selected, and the way back to our selection. */
const SelectionLine = ({ rows, selection }: { rows: readonly KeywordRow[]; selection: KeywordSelection }) => (
  <p className="-mt-1 flex min-h-8 flex-wrap items-center gap-x-3 text-small text-ink-soft">
    <span aria-live="polite">{describeSelection(rows, selection)}</span>
    {selection.isOwn && (
      <Button variant="ghost" size="sm" onClick={selection.reset}>
        Reset selection
      </Button>
    )}
    <span className="sm:ms-auto">
      <Glossary />
    </span>
  </p>
);

const useOpenRows = () => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return { open, onToggle: (keyword: string) => setOpen((current) => toggled(current, keyword)) };
};

type ToolbarProps = {
  all: readonly KeywordRow[];
  view: KeywordView;
  /** The table sorts by its column heads. */
  hasTable: boolean;
  /** False for a run without a text. */
  hasText: boolean;
  actions: ReactNode;
};

/** Filters, the order of the cards, and the menu of keyword actions. */
const Toolbar = ({ all, view, hasTable, hasText, actions }: ToolbarProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <KeywordFilters rows={all} filter={view.filter} onFilter={view.setFilter} />
    {!hasTable && <SortSelect order={view.order} onOrder={view.setOrder} hasText={hasText} />}
    <span className="sm:ms-auto max-sm:grid max-sm:flex-1 max-sm:basis-2/5">{actions}</span>
  </div>
);

type ListProps = { view: KeywordView; hasTable: boolean; list: Omit<KeywordListProps, 'rows'> };

const KeywordList = ({ view: { rows, order, setOrder, setFilter }, hasTable, list }: ListProps) => {
  if (rows.length === 0) return <NothingFound onReset={() => setFilter(noFilter)} />;
  return hasTable ? (
    <KeywordTable {...list} rows={rows} order={order} onOrder={setOrder} />
  ) : (
    <KeywordCards {...list} rows={rows} />
  );
};

type KeywordsPanelProps = {
  result: FinalResult;
  /** Null for one of our examples, which offers no download of all keywords. */
  run: RunName | null;
  /** The lead keyword that the user chose. */
  chosenLead?: string | null;
  onLead?: ((keyword: string) => void) | undefined;
};

/** The keywords with their metrics: sort, filter, select, open, copy, export. */
export const KeywordsPanel = ({ result, run, chosenLead = null, onLead }: KeywordsPanelProps) => {
  const lead = findLead(result.selected_keywords, chosenLead) ?? null;
  const all = useMemo(() => toKeywordRows(result.selected_keywords, lead), [result, lead]);
  const places = useMemo(() => placesOf(result), [result]);
  const view = useKeywordView(all);
  const selection = useKeywordSelection(all);
  const opened = useOpenRows();
  // The seven columns need 68rem; on narrower screens keywords are cards.
  const hasTable = useMedia('(width >= 68rem)');
  const hasText = all.some(({ relevance }) => relevance !== null);
  const { source, manifest } = result;
  const list = {
    ...opened,
    ticked: selection.ticked,
    onTick: selection.tick,
    showRelevance: hasText,
    renderExplanation: (row: KeywordRow) => (
      <KeywordExplanation
        row={row}
        text={source.text}
        hasText={hasText}
        manifest={manifest}
        places={places}
        onLead={onLead}
      />
    ),
  };
  const actions = (
    <KeywordActions
      choice={chooseExport(result.selected_keywords, selection)}
      lead={lead?.keyword_text ?? null}
      onExportRun={run === null ? undefined : () => exportRun(run, result)}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SweetSpot result={result} chosenLead={chosenLead} />
      <Toolbar all={all} view={view} hasTable={hasTable} hasText={hasText} actions={actions} />
      <p role="status" className="visually-hidden">
        {view.rows.length} of {counted(all.length, 'keyword')} shown
      </p>
      <SelectionLine rows={all} selection={selection} />
      <KeywordList view={view} hasTable={hasTable} list={list} />
      {run !== null && (
        <DownloadAll jobId={run.jobId} created={result.keyword_created_number} shown={all.length} />
      )}
    </div>
  );
};

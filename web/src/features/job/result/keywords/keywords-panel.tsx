import { useMemo, useState } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { findLead } from '#domain/shortlist/explain-lead.ts';
import { Button } from '#web/components/ui/button.tsx';
import { SweetSpot } from '#web/features/job/result/chart/sweet-spot.tsx';
import { DownloadAll } from '#web/features/job/result/export/download-all.tsx';
import { exportRun, type RunName } from '#web/features/job/result/export/export-run.ts';
import { Glossary } from '#web/features/job/result/glossary/help.tsx';
import { useMedia } from '#web/lib/use-media.ts';
import { KeywordActions } from './keyword-actions.tsx';
import { KeywordCards } from './keyword-cards.tsx';
import { KeywordExplanation } from './keyword-explanation.tsx';
import { KeywordFilters } from './keyword-filters.tsx';
import { type KeywordRow, toKeywordRows } from './keyword-row.ts';
import { KeywordTable } from './keyword-table.tsx';
import { placesOf } from './placement.ts';
import { SortSelect } from './sort-select.tsx';
import { classOrder, filterRows, isClassOrder, noFilter, pinLead, sortRows } from './table-view.ts';
import {
  chooseExport,
  countOf,
  describeSelection,
  type KeywordSelection,
  useKeywordSelection,
} from './use-keyword-selection.ts';

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

/** The rows as the user filters and sorts them. In our order, the lead keyword is first. */
const useKeywordView = (all: readonly KeywordRow[]) => {
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState(classOrder);
  const rows = useMemo(() => {
    const sorted = sortRows(filterRows(all, filter), order);
    return isClassOrder(order) ? pinLead(sorted) : sorted;
  }, [all, filter, order]);
  return { rows, filter, setFilter, order, setOrder };
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
  const { rows, filter, setFilter, order, setOrder } = useKeywordView(all);
  const selection = useKeywordSelection(all);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // The seven columns need 68rem; on narrower screens keywords are cards.
  const wide = useMedia('(width >= 68rem)');
  const hasText = all.some(({ relevance }) => relevance !== null);
  const list = {
    rows,
    open,
    onToggle: (keyword: string) => setOpen((current) => toggled(current, keyword)),
    ticked: selection.ticked,
    onTick: selection.tick,
    showRelevance: hasText,
    renderExplanation: (row: KeywordRow) => (
      <KeywordExplanation
        row={row}
        text={result.source.text}
        hasText={hasText}
        manifest={result.manifest}
        places={places}
        onLead={onLead}
      />
    ),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SweetSpot result={result} chosenLead={chosenLead} />
      <div className="flex flex-wrap items-center gap-2">
        <KeywordFilters rows={all} filter={filter} onFilter={setFilter} />
        {!wide && <SortSelect order={order} onOrder={setOrder} />}
        <span className="sm:ms-auto max-sm:grid max-sm:flex-1 max-sm:basis-2/5">
          <KeywordActions
            choice={chooseExport(result.selected_keywords, selection)}
            lead={lead?.keyword_text ?? null}
            onExportRun={run === null ? undefined : () => exportRun(run, result)}
          />
        </span>
      </div>
      <p role="status" className="visually-hidden">
        {rows.length} of {countOf(all.length)} shown
      </p>
      <SelectionLine rows={all} selection={selection} />
      {rows.length === 0 && <NothingFound onReset={() => setFilter(noFilter)} />}
      {rows.length > 0 &&
        (wide ? <KeywordTable {...list} order={order} onOrder={setOrder} /> : <KeywordCards {...list} />)}
      {run !== null && (
        <DownloadAll jobId={run.jobId} created={result.keyword_created_number} shown={all.length} />
      )}
    </div>
  );
};

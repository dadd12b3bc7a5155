import { useMemo, useState } from 'react';
import type { FinalResult } from '#contracts/result.ts';
import { Button } from '#web/components/ui/button.tsx';
import { type KeywordRow, toKeywordRows } from '../keyword-row.ts';
import { classOrder, filterRows, noFilter, sortRows } from '../table-view.ts';
import { useWide } from '../use-wide.ts';
import { KeywordActions } from './keyword-actions.tsx';
import { KeywordCards } from './keyword-cards.tsx';
import { KeywordExplanation } from './keyword-explanation.tsx';
import { KeywordFilters, SortSelect } from './keyword-filters.tsx';
import { KeywordTable } from './keyword-table.tsx';

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

/** The keywords with their figures: sort, filter, open, copy, export. */
export const KeywordsPanel = ({ result }: { result: FinalResult }) => {
  const all = useMemo(() => toKeywordRows(result.selected_keywords), [result]);
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState(classOrder);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const wide = useWide();
  const rows = useMemo(() => sortRows(filterRows(all, filter), order), [all, filter, order]);
  const hasText = all.some(({ relevanceScore }) => relevanceScore !== null);
  const list = {
    rows,
    open,
    onToggle: (keyword: string) => setOpen((current) => toggled(current, keyword)),
    showRelevance: hasText,
    renderExplanation: (row: KeywordRow) => (
      <KeywordExplanation row={row} text={result.source.text} hasText={hasText} manifest={result.manifest} />
    ),
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <KeywordFilters rows={all} filter={filter} onFilter={setFilter} />
        {!wide && <SortSelect order={order} onOrder={setOrder} />}
        <span className="sm:ms-auto max-sm:grid max-sm:flex-1 max-sm:basis-2/5">
          <KeywordActions entries={result.selected_keywords} />
        </span>
      </div>
      <p role="status" className="visually-hidden">
        {rows.length} of {all.length} keywords shown
      </p>
      {rows.length === 0 && <NothingFound onReset={() => setFilter(noFilter)} />}
      {rows.length > 0 &&
        (wide ? <KeywordTable {...list} order={order} onOrder={setOrder} /> : <KeywordCards {...list} />)}
    </div>
  );
};

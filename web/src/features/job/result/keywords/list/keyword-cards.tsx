import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Card } from '#web/components/ui/card.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { ClassLabel } from '#web/features/job/result/keywords/cells/class-label.tsx';
import { ScoreBar } from '#web/features/job/result/keywords/cells/score-bar.tsx';
import { columnOf, columnsOf } from '#web/features/job/result/keywords/rows/keyword-columns.tsx';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { KeywordHints, LeadBadge } from './keyword-hints.tsx';
import type { KeywordListProps } from './keyword-list-props.ts';

const Metrics = ({ row, showRelevance }: { row: KeywordRow; showRelevance: boolean }) => (
  <dl className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2.5">
    {columnsOf(showRelevance).map((id) => {
      const { title, inCardGrid, cell, cardCell = cell } = columnOf(id);
      return (
        inCardGrid &&
        cardCell && (
          <div key={id}>
            <dt className="text-small text-ink-soft">{title}</dt>
            <dd className="tabular-nums">{cardCell(row)}</dd>
          </div>
        )
      );
    })}
  </dl>
);

type OpenButtonProps = { keyword: string; panelId: string; isOpen: boolean; onToggle: () => void };

/** The keyword, which opens its explanation. */
const OpenButton = ({ keyword, panelId, isOpen, onToggle }: OpenButtonProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={panelId}
    onClick={onToggle}
    className="flex min-h-11 min-w-0 flex-1 items-start justify-between gap-3 pb-3 text-start"
  >
    <span dir="auto" className="min-w-0 text-lead font-medium wrap-anywhere">
      {keyword}
    </span>
    <ChevronDown
      aria-hidden="true"
      className={clsx('mt-1 size-5 shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
    />
  </button>
);

/** Lead, class and score. */
const Rank = ({ row }: { row: KeywordRow }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <span className="flex flex-wrap items-center gap-2">
      {row.isLead && <LeadBadge />}
      <ClassLabel keywordClass={row.entry.keyword_class} first={row.classPriority === 1} />
    </span>
    <span className="flex items-center gap-2">
      <span className="text-small text-ink-soft">Score</span> <ScoreBar score={row.entry.optimizer_score} />
    </span>
  </div>
);

type KeywordCardProps = Omit<KeywordListProps, 'rows'> & { row: KeywordRow; panelId: string };

const KeywordCard = ({ row, panelId, ...list }: KeywordCardProps) => {
  const { keyword } = row;
  const isOpen = list.open.has(keyword);
  return (
    <Card className="p-4">
      <div className="flex items-start gap-3">
        <Checkbox
          aria-label={`Select ${keyword}`}
          checked={list.ticked.has(keyword)}
          onCheckedChange={(on) => list.onTick([keyword], on)}
          className="mt-1"
        />
        <OpenButton
          keyword={keyword}
          panelId={panelId}
          isOpen={isOpen}
          onToggle={() => list.onToggle(keyword)}
        />
      </div>
      <KeywordHints row={row} showsLead={false} className="-mt-2 mb-2 ps-8" />
      <Rank row={row} />
      <Metrics row={row} showRelevance={list.showRelevance} />
      <div id={panelId} hidden={!isOpen} className="mt-4 border-t border-line pt-5">
        {isOpen && list.renderExplanation(row)}
      </div>
    </Card>
  );
};

/** The keywords as cards in the same order, for screens too narrow for the table. */
export const KeywordCards = ({ rows, ...list }: KeywordListProps) => (
  <ul className="grid gap-3">
    {rows.map((row, index) => (
      <li key={row.keyword}>
        <KeywordCard row={row} panelId={`keyword-${index}-more`} {...list} />
      </li>
    ))}
  </ul>
);

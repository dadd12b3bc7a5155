import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Card } from '#web/components/ui/card.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { ClassLabel } from './class-label.tsx';
import { columnOf, columnsOf } from './keyword-columns.tsx';
import { KeywordHints, LeadBadge } from './keyword-hints.tsx';
import type { KeywordListProps } from './keyword-list-props.ts';
import type { KeywordRow } from './keyword-row.ts';
import { ScoreBar } from './score-bar.tsx';

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

/** The keywords as cards in the same order, for screens too narrow for the table. */
export const KeywordCards = ({
  rows,
  open,
  onToggle,
  ticked,
  onTick,
  renderExplanation,
  showRelevance,
}: KeywordListProps) => (
  <ul className="grid gap-3">
    {rows.map((row, index) => {
      const isOpen = open.has(row.keyword);
      const panelId = `keyword-${index}-more`;
      return (
        <li key={row.keyword}>
          <Card className="p-4">
            <div className="flex items-start gap-3">
              <Checkbox
                aria-label={`Select ${row.keyword}`}
                checked={ticked.has(row.keyword)}
                onCheckedChange={(on) => onTick([row.keyword], on)}
                className="mt-1"
              />
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => onToggle(row.keyword)}
                className="flex min-h-11 min-w-0 flex-1 items-start justify-between gap-3 pb-3 text-start"
              >
                <span dir="auto" className="min-w-0 text-lead font-medium wrap-anywhere">
                  {row.keyword}
                </span>
                <ChevronDown
                  aria-hidden="true"
                  className={clsx(
                    'mt-1 size-5 shrink-0 text-ink-faint transition-transform',
                    isOpen && 'rotate-180',
                  )}
                />
              </button>
            </div>
            <KeywordHints row={row} showsLead={false} className="-mt-2 mb-2 ps-8" />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="flex flex-wrap items-center gap-2">
                {row.isLead && <LeadBadge />}
                <ClassLabel keywordClass={row.entry.keyword_class} first={row.classPriority === 1} />
              </span>
              <span className="flex items-center gap-2">
                <span className="text-small text-ink-soft">Score</span>{' '}
                <ScoreBar score={row.entry.optimizer_score} />
              </span>
            </div>
            <Metrics row={row} showRelevance={showRelevance} />
            <div id={panelId} hidden={!isOpen} className="mt-4 border-t border-line pt-5">
              {isOpen && renderExplanation(row)}
            </div>
          </Card>
        </li>
      );
    })}
  </ul>
);

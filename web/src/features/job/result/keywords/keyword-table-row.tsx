import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Td } from '#web/components/ui/table.tsx';
import { capitalise, formatCount, formatDollars, noData } from '#web/features/job/result/shared/format.ts';
import { NoData } from '#web/features/job/result/shared/no-data.tsx';
import { Sparkline } from '#web/features/job/result/shared/sparkline.tsx';
import { ClassLabel } from './class-label.tsx';
import { CompetitionMark } from './competition-mark.tsx';
import { KeywordHints } from './keyword-hints.tsx';
import type { KeywordListProps } from './keyword-list-props.ts';
import type { KeywordRow } from './keyword-row.ts';
import { ScoreBar } from './score-bar.tsx';

const Cells = ({ row, showRelevance }: { row: KeywordRow; showRelevance: boolean }) => (
  <>
    <Td>
      <ClassLabel keywordClass={row.keywordClass} first={row.classPriority === 1} />
    </Td>
    <Td>
      <ScoreBar score={row.optimizerScore} />
    </Td>
    <Td>
      {row.searchVolume === null ? (
        <NoData />
      ) : (
        <span className="flex items-center gap-3">
          <span className="min-w-14 text-end">{formatCount(row.searchVolume)}</span>
          <Sparkline months={row.entry.monthly_searches} />
        </span>
      )}
    </Td>
    <Td>
      <CompetitionMark level={row.competition} color={row.competitionColor} index={row.competitionIndex} />
    </Td>
    <Td>{row.cpc === null ? <NoData /> : formatDollars(row.cpc)}</Td>
    {showRelevance && <Td>{row.relevance ?? noData}</Td>}
    <Td className="text-ink-soft">{capitalise(row.intentType)}</Td>
  </>
);

type KeywordTableRowProps = Omit<KeywordListProps, 'rows'> & {
  row: KeywordRow;
  /** Of the explanation that it opens to; unique on the page. */
  panelId: string;
  columnCount: number;
};

/** A keyword with its figures; under them, once it is opened, its explanation. */
export const KeywordTableRow = (props: KeywordTableRowProps) => {
  const { row, panelId, columnCount, open, onToggle, ticked, onTick, renderExplanation, showRelevance } =
    props;
  const isOpen = open.has(row.keyword);
  return (
    <tbody>
      <tr className={clsx('transition-colors', isOpen ? '[&>td]:border-b-0' : 'hover:bg-sunken/60')}>
        <Td>
          <Checkbox
            aria-label={`Select ${row.keyword}`}
            checked={ticked.has(row.keyword)}
            onCheckedChange={(on) => onTick([row.keyword], on)}
            className="mt-0.5"
          />
        </Td>
        <Td>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => onToggle(row.keyword)}
            className="flex items-start gap-2 text-start font-medium hover:text-accent"
          >
            <ChevronRight
              aria-hidden="true"
              className={clsx(
                'mt-1 size-4 shrink-0 text-ink-faint transition-transform',
                isOpen && 'rotate-90',
              )}
            />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {row.keyword}
            </span>
          </button>
          <KeywordHints row={row} className="ps-6" />
        </Td>
        <Cells row={row} showRelevance={showRelevance} />
      </tr>
      <tr id={panelId} hidden={!isOpen}>
        <td colSpan={columnCount + 1} className="border-b border-line pt-2 pb-8 ps-15">
          {isOpen && renderExplanation(row)}
        </td>
      </tr>
    </tbody>
  );
};

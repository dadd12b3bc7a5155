import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Table, Td, Th } from '#web/components/ui/table.tsx';
import { capitalise, formatCount, formatDollars, noData } from '../format.ts';
import type { KeywordRow } from '../keyword-row.ts';
import { nextOrder, type SortColumn, type SortOrder } from '../table-view.ts';
import { ClassLabel } from './class-label.tsx';
import { CompetitionMark } from './competition-mark.tsx';
import { KeywordHints } from './keyword-hints.tsx';
import type { KeywordListProps } from './keyword-list-props.ts';
import { NoData } from './no-data.tsx';
import { ScoreBar } from './score-bar.tsx';
import { Sparkline } from './sparkline.tsx';

const titles: Record<SortColumn, string> = {
  keyword: 'Keyword',
  class: 'Class',
  score: 'Score',
  volume: 'Searches a month',
  competition: 'Competition',
  cpc: 'CPC',
  relevance: 'Relevance',
  intent: 'Intent',
};

// Fixed, so that opening a row moves no column; the keyword takes what is left.
const widths: Record<SortColumn, string> = {
  keyword: 'w-auto',
  class: 'w-44',
  score: 'w-26',
  volume: 'w-40',
  competition: 'w-32',
  cpc: 'w-20',
  relevance: 'w-26',
  intent: 'w-28',
};

type HeadProps = { column: SortColumn; order: SortOrder; onOrder: (order: SortOrder) => void };

const Head = ({ column, order, onOrder }: HeadProps) => {
  const active = order.column === column;
  const Arrow = order.descending ? ArrowDown : ArrowUp;
  return (
    <Th
      className={widths[column]}
      aria-sort={active ? (order.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        onClick={() => onOrder(nextOrder(order, column))}
        className={clsx(
          'group inline-flex items-center gap-1 text-start hover:text-ink',
          active && 'text-ink',
        )}
      >
        {titles[column]}
        <Arrow
          aria-hidden="true"
          className={clsx('size-3.5 shrink-0', !active && 'opacity-0 group-hover:opacity-60')}
        />
      </button>
    </Th>
  );
};

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

const SelectAll = ({ rows, ticked, onTick }: Pick<KeywordListProps, 'rows' | 'ticked' | 'onTick'>) => {
  const count = rows.filter(({ keyword }) => ticked.has(keyword)).length;
  return (
    <Th className="w-9">
      <Checkbox
        aria-label="Select all keywords shown"
        checked={count === rows.length}
        mixed={count > 0 && count < rows.length}
        onCheckedChange={(on) =>
          onTick(
            rows.map(({ keyword }) => keyword),
            on,
          )
        }
      />
    </Th>
  );
};

/** The keywords where there is room for a table; a row opens to its explanation. */
export const KeywordTable = (props: KeywordListProps & HeadPropsOf) => {
  const { rows, order, onOrder, open, onToggle, ticked, onTick, renderExplanation, showRelevance } = props;
  const columns = (Object.keys(titles) as SortColumn[]).filter(
    (column) => showRelevance || column !== 'relevance',
  );
  return (
    <Table className="table-fixed">
      <caption className="visually-hidden">
        Keywords with their figures; each opens to its explanation.
      </caption>
      <thead>
        <tr>
          <SelectAll rows={rows} ticked={ticked} onTick={onTick} />
          {columns.map((column) => (
            <Head key={column} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      {rows.map((row, index) => {
        const isOpen = open.has(row.keyword);
        const panelId = `keyword-${index}-more`;
        return (
          <tbody key={row.keyword}>
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
              <td colSpan={columns.length + 1} className="border-b border-line pt-2 pb-8 ps-15">
                {isOpen && renderExplanation(row)}
              </td>
            </tr>
          </tbody>
        );
      })}
    </Table>
  );
};

type HeadPropsOf = Pick<HeadProps, 'order' | 'onOrder'>;

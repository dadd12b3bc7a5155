import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Th } from '#web/components/ui/table.tsx';
import type { KeywordListProps, SortProps } from './keyword-list-props.ts';
import { nextOrder, type SortColumn } from './table-view.ts';

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

const ColumnHead = ({ column, order, onOrder }: SortProps & { column: SortColumn }) => {
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

type SelectAllProps = Pick<KeywordListProps, 'rows' | 'ticked' | 'onTick'>;

const SelectAll = ({ rows, ticked, onTick }: SelectAllProps) => {
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

type KeywordTableHeadProps = SelectAllProps & SortProps & { columns: readonly SortColumn[] };

/** Selects all rows; each column sorts them. */
export const KeywordTableHead = ({ columns, order, onOrder, ...selection }: KeywordTableHeadProps) => (
  <thead>
    <tr>
      <SelectAll {...selection} />
      {columns.map((column) => (
        <ColumnHead key={column} column={column} order={order} onOrder={onOrder} />
      ))}
    </tr>
  </thead>
);

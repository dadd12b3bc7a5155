import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Th } from '#web/components/ui/table.tsx';
import { Help } from '#web/features/job/result/glossary/help.tsx';
import { type ColumnId, columnOf } from '#web/features/job/result/keywords/rows/keyword-columns.tsx';
import { nextOrder } from '#web/features/job/result/keywords/rows/table-view.ts';
import type { KeywordListProps, SortProps } from './keyword-list-props.ts';

const ColumnHead = ({ column, order, onOrder }: SortProps & { column: ColumnId }) => {
  const active = order.column === column;
  const Arrow = order.descending ? ArrowDown : ArrowUp;
  const { title, width, help } = columnOf(column);
  return (
    <Th className={width} aria-sort={active ? (order.descending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        onClick={() => onOrder(nextOrder(order, column))}
        className={clsx(
          'group inline-flex items-center gap-1 text-start hover:text-ink',
          active && 'text-ink',
        )}
      >
        {title}
        {(active || !help) && (
          <Arrow
            aria-hidden="true"
            className={clsx('size-3.5 shrink-0', !active && 'opacity-0 group-hover:opacity-60')}
          />
        )}
      </button>
      {help && <Help topic={help} />}
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

type KeywordTableHeadProps = SelectAllProps & SortProps & { columns: readonly ColumnId[] };

/** The table's head. A checkbox selects all rows, and each column head sorts them. */
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

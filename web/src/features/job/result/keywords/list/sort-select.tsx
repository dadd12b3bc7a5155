import { Select } from '#web/components/ui/select.tsx';
import {
  type ColumnId,
  columnOf,
  columnsOf,
} from '#web/features/job/result/keywords/rows/keyword-columns.tsx';
import { nextOrder } from '#web/features/job/result/keywords/rows/table-view.ts';
import type { SortProps } from './keyword-list-props.ts';

/** Alphabetical order comes last, because it is the least useful. */
const menuOf = (hasText: boolean): ColumnId[] =>
  columnsOf(hasText).sort((a, b) => Number(a === 'keyword') - Number(b === 'keyword'));

/** The table's column heads as one select, for cards. */
export const SortSelect = ({ order, onOrder, hasText }: SortProps & { hasText: boolean }) => (
  <Select
    aria-label="Sort by"
    value={order.column}
    onChange={(event) => onOrder(nextOrder({ ...order, column: 'intent' }, event.target.value as ColumnId))}
    className="min-w-0 max-sm:flex-1 max-sm:basis-2/5"
  >
    {menuOf(hasText).map((id) => {
      const { sortName } = columnOf(id);
      return (
        sortName && (
          <option key={id} value={id}>
            {sortName}
          </option>
        )
      );
    })}
  </Select>
);

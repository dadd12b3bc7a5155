import { Select } from '#web/components/ui/select.tsx';
import type { SortProps } from './keyword-list-props.ts';
import { nextOrder, type SortColumn } from './table-view.ts';

const sortNames: Partial<Record<SortColumn, string>> = {
  class: 'Best class',
  score: 'Score',
  volume: 'Searches',
  competition: 'Competition',
  cpc: 'CPC',
  relevance: 'Relevance',
  keyword: 'A to Z',
};

/** The table's column heads as one list, for cards. */
export const SortSelect = ({ order, onOrder }: SortProps) => (
  <Select
    aria-label="Sort by"
    value={order.column}
    onChange={(event) => {
      const column = event.target.value as SortColumn;
      // Low competition is what one looks for: the cards begin with it.
      onOrder(
        column === 'competition'
          ? { column, descending: false }
          : nextOrder({ ...order, column: 'intent' }, column),
      );
    }}
    className="min-w-0 max-sm:flex-1 max-sm:basis-2/5"
  >
    {Object.entries(sortNames).map(([column, name]) => (
      <option key={column} value={column}>
        {name}
      </option>
    ))}
  </Select>
);

import Search from 'lucide-react/icons/search';
import type { IntentType } from '#contracts/evidence.ts';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { capitalise } from '../format.ts';
import type { KeywordRow } from '../keyword-row.ts';
import {
  hasNearEquals,
  type KeywordFilter,
  nextOrder,
  type SortColumn,
  type SortOrder,
} from '../table-view.ts';

const unique = <T,>(values: readonly T[]): T[] => [...new Set(values)];

type KeywordFiltersProps = {
  rows: readonly KeywordRow[];
  filter: KeywordFilter;
  onFilter: (filter: KeywordFilter) => void;
};

/** Finds keywords by their text, class and intent; a choice with one answer is not offered. */
export const KeywordFilters = ({ rows, filter, onFilter }: KeywordFiltersProps) => {
  const classes = unique(rows.map(({ keywordClass }) => keywordClass));
  const intents = unique(rows.map(({ intentType }) => intentType));
  return (
    <>
      <span className="relative max-sm:w-full">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint"
        />
        <Input
          type="search"
          aria-label="Filter keywords by text"
          placeholder="Filter keywords"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
          className="pl-9 sm:w-52"
        />
      </span>
      {classes.length > 1 && (
        <Select
          aria-label="Filter by class"
          value={filter.keywordClass ?? ''}
          onChange={(event) => onFilter({ ...filter, keywordClass: event.target.value || null })}
          className="max-w-52 min-w-0 max-sm:max-w-none max-sm:flex-1 max-sm:basis-2/5"
        >
          <option value="">All classes</option>
          {classes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      {intents.length > 1 && (
        <Select
          aria-label="Filter by intent"
          value={filter.intent ?? ''}
          onChange={(event) =>
            onFilter({ ...filter, intent: (event.target.value || null) as IntentType | null })
          }
          className="min-w-0 max-sm:flex-1 max-sm:basis-2/5"
        >
          <option value="">All intents</option>
          {intents.map((intent) => (
            <option key={intent} value={intent}>
              {capitalise(intent)}
            </option>
          ))}
        </Select>
      )}
      {hasNearEquals(rows) && (
        <Checkbox
          checked={filter.oneOfEach}
          onCheckedChange={(oneOfEach) => onFilter({ ...filter, oneOfEach })}
          label="Hide near-equals"
          className="min-h-9 px-1 pointer-coarse:min-h-11"
        />
      )}
    </>
  );
};

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
export const SortSelect = ({ order, onOrder }: { order: SortOrder; onOrder: (order: SortOrder) => void }) => (
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

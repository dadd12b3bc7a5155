import Search from 'lucide-react/icons/search';
import type { IntentType } from '#contracts/keywords/evidence.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { hasNearDuplicates, type KeywordFilter } from '#web/features/job/result/keywords/rows/table-view.ts';

const unique = <T,>(values: readonly T[]): T[] => [...new Set(values)];

type KeywordFiltersProps = {
  rows: readonly KeywordRow[];
  filter: KeywordFilter;
  onFilter: (filter: KeywordFilter) => void;
};

type FilterProps = Omit<KeywordFiltersProps, 'rows'>;

const TextFilter = ({ filter, onFilter }: FilterProps) => (
  <span className="relative max-sm:w-full">
    <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" />
    <Input
      type="search"
      aria-label="Filter keywords by text"
      placeholder="Filter keywords"
      value={filter.text}
      onChange={(event) => onFilter({ ...filter, text: event.target.value })}
      className="pl-9 sm:w-52"
    />
  </span>
);

const ClassFilter = ({ classes, filter, onFilter }: FilterProps & { classes: readonly string[] }) => (
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
);

const IntentFilter = ({ intents, filter, onFilter }: FilterProps & { intents: readonly IntentType[] }) => (
  <Select
    aria-label="Filter by intent"
    value={filter.intent ?? ''}
    onChange={(event) => onFilter({ ...filter, intent: (event.target.value || null) as IntentType | null })}
    className="min-w-0 max-sm:flex-1 max-sm:basis-2/5"
  >
    <option value="">All intents</option>
    {intents.map((intent) => (
      <option key={intent} value={intent}>
        {capitalize(intent)}
      </option>
    ))}
  </Select>
);

/** Filters keywords by text, class and intent. A filter with a single option is hidden. */
export const KeywordFilters = ({ rows, filter, onFilter }: KeywordFiltersProps) => {
  const classes = unique(rows.map(({ entry }) => entry.keyword_class));
  const intents = unique(rows.map(({ entry }) => entry.intent_type));
  const change = { filter, onFilter };
  return (
    <>
      <TextFilter {...change} />
      {classes.length > 1 && <ClassFilter {...change} classes={classes} />}
      {intents.length > 1 && <IntentFilter {...change} intents={intents} />}
      {hasNearDuplicates(rows) && (
        <Checkbox
          checked={filter.oneOfEach}
          onCheckedChange={(oneOfEach) => onFilter({ ...filter, oneOfEach })}
          label="Hide near-duplicates"
          className="min-h-9 px-1 pointer-coarse:min-h-11"
        />
      )}
    </>
  );
};

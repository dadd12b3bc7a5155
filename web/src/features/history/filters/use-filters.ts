import { useSearchParams } from '#web/lib/router/router.tsx';
import { type Filters, statusFilters, typeFilters } from './history-filters.ts';

const names = { text: 'q', type: 'type', status: 'status' } as const;

/** The filters, stored in the address, so that the back button and a reload restore them. */
export const useFilters = (): [Filters, (changes: Partial<Filters>) => void] => {
  const [search, setSearch] = useSearchParams();
  const filters: Filters = {
    text: search.get(names.text) ?? '',
    type: typeFilters.find((type) => type === search.get(names.type)) ?? 'all',
    status: statusFilters.find((status) => status === search.get(names.status)) ?? 'all',
  };
  const change = (changes: Partial<Filters>): void => {
    const next = { ...filters, ...changes };
    setSearch(
      {
        ...(next.text !== '' && { [names.text]: next.text }),
        ...(next.type !== 'all' && { [names.type]: next.type }),
        ...(next.status !== 'all' && { [names.status]: next.status }),
      },
      { replace: true },
    );
  };
  return [filters, change];
};

import { useMemo, useState } from 'react';
import type { KeywordRow } from './keyword-row.ts';
import { classOrder, filterRows, isClassOrder, noFilter, pinLead, sortRows } from './table-view.ts';

/** The rows as the user filters and sorts them. In our order, the lead keyword is first. */
export const useKeywordView = (all: readonly KeywordRow[]) => {
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState(classOrder);
  const rows = useMemo(() => {
    const sorted = sortRows(filterRows(all, filter), order);
    return isClassOrder(order) ? pinLead(sorted) : sorted;
  }, [all, filter, order]);
  return { rows, filter, setFilter, order, setOrder };
};

export type KeywordView = ReturnType<typeof useKeywordView>;

import { Table } from '#web/components/ui/table.tsx';
import { columnsOf } from '#web/features/job/result/keywords/rows/keyword-columns.tsx';
import type { KeywordListProps, SortProps } from './keyword-list-props.ts';
import { KeywordTableHead } from './keyword-table-head.tsx';
import { KeywordTableRow } from './keyword-table-row.tsx';

/** The keywords as a table, for wide screens. A row opens to its explanation. */
export const KeywordTable = ({
  rows,
  order,
  onOrder,
  showRelevance,
  ...list
}: KeywordListProps & SortProps) => {
  const columns = columnsOf(showRelevance);
  return (
    <Table className="table-fixed">
      <caption className="visually-hidden">
        Keywords with their metrics; each opens to its explanation.
      </caption>
      <KeywordTableHead
        rows={rows}
        columns={columns}
        ticked={list.ticked}
        onTick={list.onTick}
        order={order}
        onOrder={onOrder}
      />
      {rows.map((row, index) => (
        <KeywordTableRow
          key={row.keyword}
          {...list}
          row={row}
          panelId={`keyword-${index}-more`}
          columns={columns}
        />
      ))}
    </Table>
  );
};

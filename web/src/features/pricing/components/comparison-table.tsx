import { clsx } from 'clsx';
import { RowHead, Table, Td, Th } from '#web/components/ui/table.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { type Cell, PlanCell } from './plan-cell.tsx';

type ComparisonTableProps<Column extends string> = {
  /** The name of the scrollable area, for screen readers. */
  scrollName: string;
  /** The heading of the column with the names of the rows, for screen readers. */
  rowHeading: string;
  rowHeadingWidth: string;
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  rows: readonly { readonly name: string; readonly cellOf: (column: Column) => Cell }[];
};

/** Compares columns row by row. The column with the names of the rows stays visible while the rest scrolls. */
export const ComparisonTable = <Column extends string>(props: ComparisonTableProps<Column>) => {
  const { scrollName, rowHeading, rowHeadingWidth, columns, nameOf, rows } = props;
  return (
    <Table scrollName={scrollName} className="min-w-84 table-fixed">
      <thead>
        <tr>
          <Th className={clsx('sticky left-0 bg-paper', rowHeadingWidth)}>
            <VisuallyHidden>{rowHeading}</VisuallyHidden>
          </Th>
          {columns.map((column) => (
            <Th key={column} className="text-ink sm:text-body">
              {nameOf(column)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cellOf }) => (
          <tr key={name}>
            <RowHead>{name}</RowHead>
            {columns.map((column) => (
              <Td key={column}>
                <PlanCell cell={cellOf(column)} />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

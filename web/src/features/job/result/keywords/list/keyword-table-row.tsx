import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Td } from '#web/components/ui/table.tsx';
import { type ColumnId, columnOf } from '#web/features/job/result/keywords/rows/keyword-columns.tsx';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { KeywordHints } from './keyword-hints.tsx';
import type { KeywordListProps } from './keyword-list-props.ts';

const Cells = ({ row, columns }: { row: KeywordRow; columns: readonly ColumnId[] }) =>
  columns.map((id) => {
    const { cell, cellClass } = columnOf(id);
    return (
      cell && (
        <Td key={id} className={cellClass}>
          {cell(row)}
        </Td>
      )
    );
  });

type KeywordTableRowProps = Omit<KeywordListProps, 'rows' | 'showRelevance'> & {
  row: KeywordRow;
  /** Id of the row's explanation, unique on the page. */
  panelId: string;
  columns: readonly ColumnId[];
};

/** A keyword with its metrics. An opened row shows its explanation below them. */
export const KeywordTableRow = (props: KeywordTableRowProps) => {
  const { row, panelId, columns, open, onToggle, ticked, onTick, renderExplanation } = props;
  const isOpen = open.has(row.keyword);
  return (
    <tbody>
      <tr className={clsx('transition-colors', isOpen ? '[&>td]:border-b-0' : 'hover:bg-sunken/60')}>
        <Td>
          <Checkbox
            aria-label={`Select ${row.keyword}`}
            checked={ticked.has(row.keyword)}
            onCheckedChange={(on) => onTick([row.keyword], on)}
            className="mt-0.5"
          />
        </Td>
        <Td>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => onToggle(row.keyword)}
            className="flex items-start gap-2 text-start font-medium hover:text-accent"
          >
            <ChevronRight
              aria-hidden="true"
              className={clsx(
                'mt-1 size-4 shrink-0 text-ink-faint transition-transform',
                isOpen && 'rotate-90',
              )}
            />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {row.keyword}
            </span>
          </button>
          <KeywordHints row={row} className="ps-6" />
        </Td>
        <Cells row={row} columns={columns} />
      </tr>
      <tr id={panelId} hidden={!isOpen}>
        <td colSpan={columns.length + 1} className="border-b border-line pt-2 pb-8 ps-15">
          {isOpen && renderExplanation(row)}
        </td>
      </tr>
    </tbody>
  );
};

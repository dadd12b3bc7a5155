import { clsx } from 'clsx';
import { comparison, comparisonColumns } from '#content/comparison.ts';

const ownColumn = comparisonColumns.length - 1;

const Head = () => (
  <thead className="hidden md:table-header-group">
    <tr>
      <td className="w-1/4 border-b border-line-strong" />
      {comparisonColumns.map((column, index) => (
        <th
          key={column}
          scope="col"
          className={clsx(
            'border-b border-line-strong px-4 py-3 font-medium',
            index === ownColumn ? 'rounded-t-card bg-accent-soft' : 'text-ink-soft',
          )}
        >
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

const Row = ({ row }: { row: (typeof comparison)[number] }) => (
  <tr className="block border-b border-line py-4 md:table-row md:py-0">
    <th
      scope="row"
      className="block pb-2 align-top font-medium md:table-cell md:border-b md:border-line md:py-4 md:pr-4"
    >
      {row.topic}
    </th>
    {row.answers.map((answer, index) => (
      <td
        key={comparisonColumns[index]}
        className={clsx(
          'grid grid-cols-[8.5rem_1fr] gap-2 px-3 py-1.5 align-top md:table-cell md:border-b md:border-line md:px-4 md:py-4',
          index === ownColumn ? 'rounded-small bg-accent-soft md:rounded-none' : 'text-ink-soft',
        )}
      >
        <span aria-hidden="true" className="text-small md:hidden">
          {comparisonColumns[index]}
        </span>
        {answer}
      </td>
    ))}
  </tr>
);

/** A table on a wide screen. On a phone each row becomes a block with its three answers stacked. */
export const ComparisonTable = () => (
  <section className="section">
    <div className="wrap">
      <h2 className="max-w-text text-h2">How it compares</h2>
      <p className="mt-4 max-w-text text-lead text-ink-soft">
        You can ask a general AI, or rent a suite built for agencies. This is where we differ.
      </p>
      <table className="mt-10 block w-full border-collapse text-left md:table">
        <Head />
        <tbody className="block md:table-row-group">
          {comparison.map((row) => (
            <Row key={row.topic} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

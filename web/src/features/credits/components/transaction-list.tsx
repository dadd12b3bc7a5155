import { clsx } from 'clsx';
import type { CreditTransaction } from '#contracts/credits/credits.ts';
import { historyPageSize } from '#contracts/credits/history-page.ts';
import { resultsPath } from '#contracts/platform/routes.ts';
import { formatCredits, toHalfCredits } from '#domain/credits/credits.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Table, Td, Th } from '#web/components/ui/table.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { useMedia } from '#web/lib/use-media.ts';
import { formatDateTime, inCredits } from '#web/lib/values/format.ts';

const amountText = (credits: number): string => formatCredits(toHalfCredits(credits));
const signed = (text: string, amount: number): string =>
  amount === 0 ? text : `${amount > 0 ? '+' : '-'}${text}`;

type AmountProps = {
  amount: number;
  /** True where no column head names the unit. */
  hasUnit?: boolean;
};

const Amount = ({ amount, hasUnit = false }: AmountProps) => {
  const size = Math.abs(amount);
  return (
    <span className={clsx('tabular-nums', amount > 0 && 'font-medium text-low')}>
      {signed(hasUnit ? inCredits(size) : amountText(size), amount)}
    </span>
  );
};

const Description = ({ description, job_id }: CreditTransaction) =>
  job_id === null ? (
    description
  ) : (
    <Link
      to={resultsPath({ id: job_id, slug: null })}
      className="underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {description}
    </Link>
  );

type Props = { transactions: readonly CreditTransaction[] };

const Head = () => (
  <thead>
    <tr>
      <Th className="w-56">Date</Th>
      <Th>Description</Th>
      <Th className="w-28 text-right">Credits</Th>
      <Th className="w-28 text-right">Balance</Th>
    </tr>
  </thead>
);

const TransactionTable = ({ transactions }: Props) => (
  <Table className="table-fixed">
    <caption className="visually-hidden">Credit activity, newest first</caption>
    <Head />
    <tbody>
      {transactions.map((entry) => (
        <tr key={entry.id}>
          <Td className="text-ink-soft">
            <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
          </Td>
          <Td>
            <Description {...entry} />
          </Td>
          <Td className="text-right">
            <Amount amount={entry.amount} />
          </Td>
          <Td className="text-right tabular-nums">{amountText(entry.balance_after)}</Td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const TransactionCards = ({ transactions }: Props) => (
  <ul aria-label="Credit activity, newest first">
    {transactions.map((entry) => (
      <li key={entry.id} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-line py-3">
        <span>
          <Description {...entry} />
        </span>
        <span className="text-right">
          <Amount amount={entry.amount} hasUnit />
        </span>
        <time dateTime={entry.created_at} className="text-small text-ink-soft">
          {formatDateTime(entry.created_at)}
        </time>
        <span className="text-right text-small text-ink-soft tabular-nums">
          Balance: {inCredits(entry.balance_after)}
        </span>
      </li>
    ))}
  </ul>
);

const useTable = (): boolean => useMedia('(width >= 48rem)');

/** Ledger entries as a table, or as a list on a narrow screen. */
export const TransactionList = ({ transactions }: Props) =>
  useTable() ? (
    <TransactionTable transactions={transactions} />
  ) : (
    <TransactionCards transactions={transactions} />
  );

const rows = Array.from({ length: historyPageSize }, (_, index) => `row-${index}`);

/** Placeholder while a page of entries loads. */
export const TransactionListSkeleton = () =>
  useTable() ? (
    <Table className="table-fixed" aria-hidden="true">
      <Head />
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <Td>
              <Skeleton className="my-1 h-4 w-40" />
            </Td>
            <Td>
              <Skeleton className="my-1 h-4 w-48" />
            </Td>
            <Td>
              <Skeleton className="my-1 ml-auto h-4 w-8" />
            </Td>
            <Td>
              <Skeleton className="my-1 ml-auto h-4 w-8" />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  ) : (
    <div aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="border-t border-line py-3">
          <Skeleton className="my-1 h-4 w-48" />
          <Skeleton className="my-1 h-3.5 w-36" />
        </div>
      ))}
    </div>
  );

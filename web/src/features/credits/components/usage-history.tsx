import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CreditHistoryResponse } from '#contracts/credits/credits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { creditHistoryQuery } from '#web/features/credits/api/get-credit-history.ts';
import { useSearchParams } from '#web/lib/router/router.tsx';
import { counted } from '#web/lib/values/counted.ts';
import { TransactionList, TransactionListSkeleton } from './transaction-list.tsx';

/** The page of the history in the address; the first if the address has none. */
const usePage = (): [number, (page: number) => void] => {
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get('page') ?? '1');
  const page = Number.isSafeInteger(named) && named > 0 ? named : 1;
  return [page, (next) => setSearch(next === 1 ? {} : { page: String(next) })];
};

type PagerProps = {
  page: number;
  pagination: CreditHistoryResponse['pagination'];
  busy: boolean;
  onPage: (page: number) => void;
};

const Pager = ({ page, pagination, busy, onPage }: PagerProps) => {
  const { total, totalPages, hasPrev, hasNext } = pagination;
  return (
    <nav aria-label="Pages of the history" className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-small text-ink-soft tabular-nums">
        Page {page} of {Math.max(1, totalPages)}, {counted(total, 'entry', 'entries')}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={!hasPrev || busy} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button variant="secondary" size="sm" disabled={!hasNext || busy} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
};

const Failure = ({ message, busy, onRetry }: { message: string; busy: boolean; onRetry: () => void }) => (
  <div
    role="alert"
    className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-medium-soft px-4 py-4 sm:px-5"
  >
    <p className="min-w-60 flex-1 wrap-anywhere">Error loading history: {message}</p>
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/** The user's ledger entries, ten per page. */
export const UsageHistory = ({ userId }: { userId: string }) => {
  const [page, setPage] = usePage();
  const query = useQuery(creditHistoryQuery(userId, page));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.pagination.totalPages) : page;
  useEffect(() => {
    // A page number beyond the last page leads to the last page.
    if (page > lastPage) setPage(lastPage);
  });
  return (
    <section aria-labelledby="usage-history" aria-busy={query.isPending} className="mt-12">
      <h2 id="usage-history" className="mb-2 text-h4">
        Usage History
      </h2>
      {error && <Failure message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <TransactionListSkeleton />}
      {!error && data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {data.transactions.length > 0 ? (
            <TransactionList transactions={data.transactions} />
          ) : (
            <p className="border-t border-line py-8 text-center text-ink-soft">
              No credit activity yet. Your first analysis will show up here.
            </p>
          )}
          <Pager page={page} pagination={data.pagination} busy={isPlaceholderData} onPage={setPage} />
        </div>
      )}
    </section>
  );
};

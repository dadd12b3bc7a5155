import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { SignedInPage } from '#web/components/layout/signed-in-page.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import type { ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { JobCards, JobCardsSkeleton } from '#web/features/job/list/components/job-cards.tsx';
import { restoreInput } from '#web/features/job/list/restore-input.ts';
import { useFailedJob } from '#web/features/job/list/use-failed-job.tsx';
import { useJobUpdates } from '#web/features/job/list/use-job-updates.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useNavigate } from '#web/lib/router/router.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useScrollMemory } from '#web/lib/use-scroll-memory.ts';
import { counted } from '#web/lib/values/counted.ts';
import { JobTable, JobTableSkeleton } from './components/job-table.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { filterJobs } from './filters/history-filters.ts';
import { useFilters } from './filters/use-filters.ts';
import { useAllJobs } from './use-all-jobs.ts';
import { useJobActions } from './use-job-actions.tsx';

const Empty = () => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <p className="font-serif text-h4 font-semibold">No content</p>
    <p className="mt-2 text-ink-soft">Every analysis you run is kept here.</p>
    <Link to={paths.dashboard} className={buttonClass({ className: 'mt-6' })}>
      Start your first analysis
    </Link>
  </div>
);

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <p>No analyses match your filters.</p>
    <Button variant="link" className="mt-3" onClick={onClear}>
      Clear the filters
    </Button>
  </div>
);

const countText = (shown: number, all: number, partial: boolean): string => {
  const count = shown === all ? counted(all, 'analysis', 'analyses') : `${shown} of ${all} analyses`;
  return partial ? `${count} so far` : count;
};

type ListProps = {
  jobs: readonly ListedJob[];
  onShowFailure: (job: ListedJob) => void;
  renderActions: (job: ListedJob) => ReactNode;
};

/** On a narrower screen a table would leave only a few letters per line for the input. */
const useTable = (): boolean => useMedia('(width >= 60rem)');

const List = (props: ListProps) =>
  useTable() ? (
    <JobTable {...props} />
  ) : (
    <JobCards {...props} label="Your analyses, newest first" className="sm:grid-cols-2" />
  );

const ListSkeleton = () => (useTable() ? <JobTableSkeleton /> : <JobCardsSkeleton count={4} />);

const Archive = () => {
  const userId = useSession().user?.id ?? '';
  const navigate = useNavigate();
  const { jobs, loading, busy, partial, failed, error, reload } = useAllJobs(userId);
  const { retry } = useJobUpdates(userId, jobs);
  const [filters, changeFilters] = useFilters();
  const shownFilters = useDeferredValue(filters);
  const shown = useMemo(() => filterJobs(jobs, shownFilters), [jobs, shownFilters]);
  const failedJob = useFailedJob((job) => {
    restoreInput(userId, job);
    navigate(paths.dashboard);
  });
  const actions = useJobActions(userId);
  useScrollMemory(paths.history, !loading);
  const update = (): void => {
    retry();
    void reload();
  };
  return (
    <>
      <FilterBar filters={filters} onChange={changeFilters} busy={busy && !loading} onUpdate={update} />
      <p role="status" className="mt-5 mb-2 min-h-5 text-small text-ink-soft">
        {loading ? 'Loading your analyses' : jobs.length > 0 && countText(shown.length, jobs.length, partial)}
      </p>
      {failed && (
        <div className="mb-4">
          <LoadFailure what="Your analyses" error={error} busy={busy} onRetry={update} />
        </div>
      )}
      {loading && <ListSkeleton />}
      {shown.length > 0 && (
        <List jobs={shown} onShowFailure={failedJob.show} renderActions={actions.render} />
      )}
      {!loading && !failed && jobs.length === 0 && <Empty />}
      {jobs.length > 0 && shown.length === 0 && (
        <NoMatch onClear={() => changeFilters({ text: '', type: 'all', status: 'all' })} />
      )}
      {failedJob.dialog}
      {actions.dialog}
    </>
  );
};

/** All runs of the signed-in user, with search. */
export const HistoryPage = () => (
  <SignedInPage
    title="History"
    description="All of your analyses."
    heading="Your Strategy Archive"
    intro="Every analysis you have run, with its result."
  >
    <Archive />
  </SignedInPage>
);

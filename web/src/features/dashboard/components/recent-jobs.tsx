import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '#contracts/platform/routes.ts';
import { LoadFailure } from '#web/components/layout/load-failure.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { recentJobsQuery } from '#web/features/job/list/api/list-jobs.ts';
import type { ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { JobCards, JobCardsSkeleton } from '#web/features/job/list/components/job-cards.tsx';
import { useFailedJob } from '#web/features/job/list/use-failed-job.tsx';
import { useJobUpdates } from '#web/features/job/list/use-job-updates.ts';
import { jobsStarted } from '#web/features/job/run/api/jobs-started.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useStore } from '#web/lib/storage/store.ts';
import { useVisitorRuns } from '#web/lib/storage/visitor-runs.ts';
import { viewLimits } from '#web/lib/view-limits.ts';

const columns = 'md:grid-cols-3';
const none: readonly ListedJob[] = [];

/** A user who has just signed up finds the result of the visit here in a moment. */
const NoJobs = () => {
  const isMoving = useVisitorRuns().some(({ ended, token }) => ended && token !== null);
  return (
    <p className="rounded-card border border-dashed border-line-strong px-6 py-10 text-center text-ink-soft">
      {isMoving
        ? 'We are saving your result to your account.'
        : 'Nothing here yet. Your first analysis will show up here.'}
    </p>
  );
};

const Jobs = (props: { jobs: readonly ListedJob[]; onShowFailure: (job: ListedJob) => void }) =>
  props.jobs.length === 0 ? (
    <NoJobs />
  ) : (
    <JobCards {...props} label="Your recent analyses, newest first" className={columns} />
  );

type RecentJobsProps = { userId: string; onTryAgain: (job: ListedJob) => void };

/** The user's three newest runs. Active runs update by themselves. */
export const RecentJobs = ({ userId, onTryAgain }: RecentJobsProps) => {
  const { data: jobs, error, isPending, isError, isFetching, refetch } = useQuery(recentJobsQuery(userId));
  const { retry } = useJobUpdates(userId, jobs ?? none);
  const failedJob = useFailedJob(onTryAgain);
  const started = useStore(jobsStarted);
  useEffect(() => {
    if (started > 0) void refetch();
  }, [started, refetch]);
  const reload = (): void => {
    retry();
    void refetch();
  };
  return (
    <section aria-labelledby="recent-jobs" aria-busy={isPending} className="mt-14">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-jobs" className="text-h4">
          Recent analyses
        </h2>
        <Link
          to={paths.history}
          className={buttonClass({ variant: 'ghost', size: 'sm', className: '-mr-3' })}
        >
          View All
        </Link>
      </div>
      {isError && (
        <LoadFailure what="Your recent analyses" error={error} busy={isFetching} onRetry={reload} />
      )}
      {jobs ? (
        <Jobs jobs={jobs} onShowFailure={failedJob.show} />
      ) : (
        !isError && <JobCardsSkeleton count={viewLimits.recentJobs} className={columns} />
      )}
      {failedJob.dialog}
    </section>
  );
};

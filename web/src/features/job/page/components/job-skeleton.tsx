import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder while a job's page loads: header, input, tabs, rows. */
export const JobSkeleton = () => (
  <div className="wrap py-10 md:py-14">
    <PageMeta title="Results" description="The result of your run." noIndex />
    <p role="status" className="visually-hidden">
      Loading the job
    </p>
    <Skeleton className="h-5 w-60" />
    <Skeleton className="mt-4 h-9 w-full max-w-90" />
    <Skeleton className="mt-3 h-6 w-64" />
    <Skeleton className="mt-6 h-4 w-32" />
    <Skeleton className="mt-2 h-4 w-full max-w-text" />
    <Skeleton className="mt-2 h-4 w-2/3 max-w-[30rem]" />
    <Skeleton className="mt-9 h-7 w-full max-w-text" />
    <div className="mt-9 flex gap-7 border-b border-line pb-3.5">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-5 w-40 max-sm:hidden" />
    </div>
    {rows.map((row) => (
      <Skeleton key={row} className="mt-6 h-6 w-full" />
    ))}
  </div>
);

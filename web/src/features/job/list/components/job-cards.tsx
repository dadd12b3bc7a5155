import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { formatDateTime } from '#web/lib/values/format.ts';
import { InputPreview } from './input-preview.tsx';
import { canOpen, JobOpener } from './job-opener.tsx';
import { StatusBadge } from './status-badge.tsx';

const cardClass = 'relative flex h-full flex-col gap-2.5 p-4';

type JobCardProps = {
  job: ListedJob;
  onShowFailure: (job: ListedJob) => void;
  renderActions?: ((job: ListedJob) => ReactNode) | undefined;
};

const JobCard = memo(({ job, onShowFailure, renderActions }: JobCardProps) => (
  <li>
    <Card className={clsx(cardClass, canOpen(job) && 'transition-colors hover:border-line-strong')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <JobOpener job={job} onShowFailure={onShowFailure} />
        <StatusBadge status={job.status} />
      </div>
      <div className="text-ink-soft">
        <InputPreview job={job} />
      </div>
      <div className="mt-auto flex items-center justify-between gap-3 pt-1">
        <time dateTime={job.created_at} className="text-small text-ink-soft">
          {formatDateTime(job.created_at)}
        </time>
        {renderActions?.(job)}
      </div>
    </Card>
  </li>
));

type JobCardsProps = {
  jobs: readonly ListedJob[];
  onShowFailure: (job: ListedJob) => void;
  /** Buttons of a job, for example to delete it. */
  renderActions?: (job: ListedJob) => ReactNode;
  label: string;
  className?: string;
};

/** Jobs as cards. A card opens its job if there is something to show. */
export const JobCards = ({ jobs, onShowFailure, renderActions, label, className }: JobCardsProps) => (
  <ul aria-label={label} className={clsx('grid gap-3', className)}>
    {jobs.map((job) => (
      <JobCard key={job.id} job={job} onShowFailure={onShowFailure} renderActions={renderActions} />
    ))}
  </ul>
);

/** Placeholder cards while the jobs load. */
export const JobCardsSkeleton = ({ count, className }: { count: number; className?: string }) => (
  <div className={clsx('grid gap-3', className)}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never move.
      <Card key={index} className={cardClass}>
        <div className="flex items-center justify-between gap-3">
          <Skeleton className="h-5.5 w-36" />
          <Skeleton className="h-5.5 w-24" />
        </div>
        <div className="grid h-11.5 content-center gap-2.5">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
        <Skeleton className="mt-auto h-4 w-36" />
      </Card>
    ))}
  </div>
);

import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Table, Td, Th } from '#web/components/ui/table.tsx';
import type { ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { InputPreview } from '#web/features/job/list/components/input-preview.tsx';
import { canOpen, JobOpener } from '#web/features/job/list/components/job-opener.tsx';
import { StatusBadge } from '#web/features/job/list/components/status-badge.tsx';
import { formatDateTime } from '#web/lib/values/format.ts';

type RowProps = {
  job: ListedJob;
  onShowFailure: (job: ListedJob) => void;
  renderActions: (job: ListedJob) => ReactNode;
};

const JobRow = memo(({ job, onShowFailure, renderActions }: RowProps) => (
  <tr className={clsx('relative', canOpen(job) && 'transition-colors hover:bg-sunken/60')}>
    <Td>
      <JobOpener job={job} onShowFailure={onShowFailure} />
    </Td>
    <Td className="text-ink-soft">
      <InputPreview job={job} />
    </Td>
    <Td>
      <StatusBadge status={job.status} />
    </Td>
    <Td className="whitespace-nowrap text-ink-soft tabular-nums">
      <span className="flex items-start justify-between gap-2">
        <time dateTime={job.created_at}>{formatDateTime(job.created_at)}</time>
        {renderActions(job)}
      </span>
    </Td>
  </tr>
));

// Fixed widths, so that no update moves a column. The input column takes the rest.
const Head = () => (
  <thead>
    <tr>
      <Th className="w-52">Job</Th>
      <Th>Input</Th>
      <Th className="w-56">Status</Th>
      <Th className="w-62">Date &amp; Time</Th>
    </tr>
  </thead>
);

/** The job history as a table, for wide screens. */
export const JobTable = (props: Omit<RowProps, 'job'> & { jobs: readonly ListedJob[] }) => (
  <Table className="table-fixed">
    <caption className="visually-hidden">Your analyses, newest first</caption>
    <Head />
    <tbody>
      {props.jobs.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          onShowFailure={props.onShowFailure}
          renderActions={props.renderActions}
        />
      ))}
    </tbody>
  </Table>
);

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder while the table loads. */
export const JobTableSkeleton = () => (
  <Table className="table-fixed" aria-hidden="true">
    <Head />
    <tbody>
      {skeletonRows.map((row) => (
        <tr key={row}>
          <Td>
            <Skeleton className="my-1 h-4 w-36" />
          </Td>
          <Td>
            <Skeleton className="my-1 h-4 w-4/5" />
          </Td>
          <Td>
            <Skeleton className="h-5.5 w-24" />
          </Td>
          <Td>
            <Skeleton className="my-1 h-4 w-40" />
          </Td>
        </tr>
      ))}
    </tbody>
  </Table>
);

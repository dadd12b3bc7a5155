import { paths } from '#contracts/platform/routes.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { jobTitle, resultsTitle } from '#web/features/job/list/api/listed-job.ts';
import { StatusBadge } from '#web/features/job/list/components/status-badge.tsx';
import type { PageJob } from '#web/features/job/page/api/page-job.ts';
import { Link } from '#web/lib/router/link.tsx';
import { formatDateTime } from '#web/lib/values/format.ts';

const linkClass = 'underline decoration-line-strong underline-offset-4 hover:text-ink';

const Slash = () => (
  <span aria-hidden="true" className="text-ink-faint">
    /
  </span>
);

const Breadcrumb = ({ here }: { here: string }) => (
  <nav aria-label="Breadcrumb" className="text-small text-ink-soft">
    <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <li>
        <Link to={paths.dashboard} className={linkClass}>
          Dashboard
        </Link>
      </li>
      <Slash />
      <li>
        <Link to={paths.history} className={linkClass}>
          History
        </Link>
      </li>
      <Slash />
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);

/** Breadcrumb, name, status and date of the job. */
export const JobHeader = ({ job, cached }: { job: PageJob; cached: boolean }) => (
  <>
    <Breadcrumb here={jobTitle(job)} />
    <h1 className="mt-4 text-h2 wrap-anywhere">{resultsTitle(job)}</h1>
    {job.title && (
      <p dir="auto" className="mt-2 max-w-text text-lead wrap-anywhere">
        {job.title}
      </p>
    )}
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
      <StatusBadge status={job.status} />
      <time dateTime={job.created_at}>{formatDateTime(job.created_at)}</time>
      {cached && <Badge tone="warn">Cached</Badge>}
    </p>
  </>
);

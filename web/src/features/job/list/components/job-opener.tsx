import { clsx } from 'clsx';
import { viewStatus } from '#contracts/jobs/job-status.ts';
import { resultsPath } from '#contracts/platform/routes.ts';
import { jobTitle, type ListedJob } from '#web/features/job/list/api/listed-job.ts';
import { Link } from '#web/lib/router/link.tsx';

type JobOpenerProps = { job: ListedJob; onShowFailure: (job: ListedJob) => void };

// Its `::after` covers the surrounding `relative` row or card, so that all of it is clickable.
const stretched = clsx(
  'text-start font-medium underline decoration-line-strong underline-offset-4 hover:text-accent after:absolute after:inset-0 after:rounded-small',
  'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
);

/** True when a click on the job opens something. */
export const canOpen = ({ status }: ListedJob): boolean => viewStatus(status).opens !== null;

/**
 * The job's name. It opens the results of a completed job or the failure of a failed one. Otherwise it is plain text.
 */
export const JobOpener = ({ job, onShowFailure }: JobOpenerProps) => {
  const { opens } = viewStatus(job.status);
  if (opens === 'results')
    return (
      <Link to={resultsPath(job)} className={stretched}>
        {jobTitle(job)}
      </Link>
    );
  if (opens === 'failure')
    return (
      <button type="button" aria-haspopup="dialog" onClick={() => onShowFailure(job)} className={stretched}>
        {jobTitle(job)}
      </button>
    );
  return <span className="font-medium">{jobTitle(job)}</span>;
};

import { Link } from 'react-router-dom';
import type { JobDetail } from '#contracts/job.ts';
import { type StatusTone, viewStatus } from '#contracts/job-status.ts';
import { tools } from '#contracts/product.ts';
import { paths } from '#contracts/routes.ts';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { ResultsView } from '#web/features/results/results-view.tsx';
import { JobInput } from './job-input.tsx';

const tones: Record<StatusTone, BadgeTone> = {
  running: 'plain',
  success: 'good',
  error: 'bad',
  muted: 'plain',
};

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const Header = ({ job }: { job: JobDetail }) => {
  const tool = tools[job.job_type].name;
  const status = viewStatus(job.status);
  const number = job.sequential_number === null ? '' : ` #${job.sequential_number}`;
  return (
    <>
      <nav aria-label="Breadcrumb" className="text-small text-ink-soft">
        <ol className="flex flex-wrap gap-2">
          <li>
            <Link to={paths.dashboard} className="underline underline-offset-4 hover:text-ink">
              Dashboard
            </Link>
          </li>
          <li aria-current="page">
            <span aria-hidden="true">/ </span>
            {tool}
            {number}
          </li>
        </ol>
      </nav>
      <h1 className="mt-4 text-h2">
        {tool} Results{number}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-ink-soft">
        <Badge tone={tones[status.tone]}>{status.text}</Badge>
        <time dateTime={job.created_at}>{dateTime.format(new Date(job.created_at))}</time>
      </p>
    </>
  );
};

const Ended = ({ title, text }: { title: string; text: string }) => (
  <div className="mt-8 rounded-card border border-line bg-surface p-6 sm:p-8">
    <h2 className="text-h4">{title}</h2>
    <p className="mt-2 text-ink-soft">{text}</p>
    <Link to={paths.dashboard} className={buttonClass({ className: 'mt-6' })}>
      Try New Analysis
    </Link>
  </div>
);

const UnderWay = () => (
  <div className="mt-8 rounded-card border border-line bg-surface p-6 sm:p-8">
    <h2 className="flex items-center gap-3 text-h4">
      <Spinner />
      Analysis in Progress
    </h2>
    <p className="mt-2 text-ink-soft">This page will update automatically when complete.</p>
    <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary', className: 'mt-6' })}>
      Start New Analysis
    </Link>
  </div>
);

const Outcome = ({ job }: { job: JobDetail }) => {
  switch (job.status) {
    case 'completed':
      return (
        <div className="mt-8">
          <ResultsView result={job.final_result} jobId={job.id} jobType={job.job_type} />
        </div>
      );
    case 'failed':
      return (
        <Ended
          title="Analysis Failed"
          text={
            job.error_user_message ??
            job.error_message ??
            'The analysis encountered an error and could not be completed.'
          }
        />
      );
    case 'cancelled':
      return <Ended title={viewStatus(job.status).text} text="This run was cancelled. Its credit is back." />;
    default:
      return <UnderWay />;
  }
};

/** A job as its owner sees it: what was asked, how it stands, what came of it. */
export const JobView = ({ job }: { job: JobDetail }) => (
  <div className="wrap py-10 md:py-14">
    <Header job={job} />
    <JobInput job={job} />
    <Outcome job={job} />
  </div>
);

import { viewStatus } from '#contracts/jobs/job-status.ts';
import { paths } from '#contracts/platform/routes.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { resultsTitle } from '#web/features/job/list/api/listed-job.ts';
import { isCompleted, type PageJob } from '#web/features/job/page/api/page-job.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Link } from '#web/lib/router/link.tsx';
import { InputCard } from './input-card.tsx';
import { JobHeader } from './job-header.tsx';
import { Outcome } from './outcome.tsx';
import { ShareLink } from './share-link.tsx';

type JobViewProps = {
  job: PageJob;
  cached: boolean;
  /** True while the copy is shown because the server did not answer. */
  failed: boolean;
  unreachable: boolean;
  onRetry: () => void;
};

const StaleNote = ({ onRetry }: { onRetry: () => void }) => (
  <p
    role="status"
    className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-medium-soft px-4 py-3"
  >
    <span className="min-w-60 flex-1">
      We could not reach the server. This is the copy of the result that your browser kept.
    </span>
    <Button variant="link" onClick={onRetry}>
      Try again
    </Button>
  </p>
);

/** A job as its owner sees it: input, status, outcome. */
export const JobView = ({ job, cached, failed, unreachable, onRetry }: JobViewProps) => (
  <div className="wrap py-10 md:py-14">
    <PageMeta title={resultsTitle(job)} description="The result of your run." noIndex />
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <JobHeader job={job} cached={cached} />
      </div>
      {isCompleted(job) && (
        <div className="flex flex-wrap gap-3">
          <ShareLink jobId={job.id} stored={job.share ?? null} />
          <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
            Start new
          </Link>
        </div>
      )}
    </div>
    {failed && cached && <StaleNote onRetry={onRetry} />}
    {/* What a run found comes first on its page. Until there is something, its input does. */}
    {!isCompleted(job) && <InputCard job={job} />}
    <p role="status" className="visually-hidden">
      {viewStatus(job.status).text}
    </p>
    <div className="mt-8">
      <Outcome job={job} unreachable={unreachable} onRetry={onRetry} />
    </div>
    {isCompleted(job) && (
      <div className="mt-12 border-t border-line">
        <InputCard job={job} />
      </div>
    )}
  </div>
);

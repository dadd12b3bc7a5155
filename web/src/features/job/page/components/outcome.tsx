import type { ReactNode } from 'react';
import { parseJobStatus, viewStatus } from '#contracts/jobs/job-status.ts';
import { paths } from '#contracts/platform/routes.ts';
import { mainTool, parseJobType } from '#contracts/product.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import type { PageJob } from '#web/features/job/page/api/page-job.ts';
import { ResultsView } from '#web/features/job/result/results-view.tsx';
import { failureMessage } from '#web/features/job/run/polling/polled-job.ts';
import { Link } from '#web/lib/router/link.tsx';

type SheetProps = { title: ReactNode; text: string; note?: string; children: ReactNode };

const Sheet = ({ title, text, note, children }: SheetProps) => (
  <Card className="max-w-text p-5 sm:p-8">
    <h2 className="flex items-center gap-3 text-h4">{title}</h2>
    <p className="mt-2 wrap-anywhere">{text}</p>
    {note && <p className="mt-1 text-ink-soft">{note}</p>}
    <div className="mt-6 flex flex-wrap gap-3">{children}</div>
  </Card>
);

const NewAnalysis = ({ label, primary = true }: { label: string; primary?: boolean }) => (
  <Link to={paths.dashboard} className={buttonClass({ variant: primary ? 'primary' : 'secondary' })}>
    {label}
  </Link>
);

const BackToHistory = () => (
  <Link to={paths.history} className={buttonClass({ variant: 'secondary' })}>
    Back to History
  </Link>
);

const InProgress = ({ unreachable, onRetry }: Omit<OutcomeProps, 'job'>) => (
  <Sheet
    title={
      unreachable ? (
        'Analysis in Progress'
      ) : (
        <>
          <Spinner />
          Analysis in Progress
        </>
      )
    }
    text={
      unreachable
        ? 'We lost the connection to this run. It continues without this page.'
        : 'This page will update automatically when complete.'
    }
  >
    {unreachable && <Button onClick={onRetry}>Check again</Button>}
    <NewAnalysis label="Start New Analysis" primary={false} />
  </Sheet>
);

type OutcomeProps = { job: PageJob; unreachable: boolean; onRetry: () => void };

/** The outcome of a job, or its progress. */
export const Outcome = (props: OutcomeProps) => {
  const { job } = props;
  switch (parseJobStatus(job.status)) {
    case 'completed':
      return (
        <section aria-labelledby="results">
          <h2 id="results" className="visually-hidden">
            Results
          </h2>
          <ResultsView
            result={job.final_result}
            jobId={job.id}
            jobType={parseJobType(job.job_type) ?? mainTool}
            stored={job.choices}
          />
        </section>
      );
    case 'failed':
      return (
        <Sheet
          title="Analysis Failed"
          text={failureMessage(job) ?? 'The analysis encountered an error and could not be completed.'}
          note="This run was not charged."
        >
          <NewAnalysis label="Try New Analysis" />
          <BackToHistory />
        </Sheet>
      );
    case 'cancelled':
      return (
        <Sheet
          title={viewStatus(job.status).text}
          text="This run was stopped before it finished."
          note="Its credits were refunded unless we had already paid for search data or a language model."
        >
          <NewAnalysis label="Start New Analysis" />
          <Link to={paths.credits} className={buttonClass({ variant: 'secondary' })}>
            See your credits
          </Link>
          <BackToHistory />
        </Sheet>
      );
    default:
      return <InProgress {...props} />;
  }
};

import { QueryClientProvider } from '@tanstack/react-query';
import { parseJobReference } from '#domain/jobs/slugs.ts';
import { Button } from '#web/components/ui/button.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useLocation, useParams } from '#web/lib/router/router.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useScrollMemory } from '#web/lib/use-scroll-memory.ts';
import { JobSkeleton } from './components/job-skeleton.tsx';
import { JobView } from './components/job-view.tsx';
import { NoJob } from './components/no-job.tsx';
import { useJob } from './use-job.ts';

const Job = ({ userId, reference }: { userId: string; reference: string }) => {
  const { job, cached, failed, busy, unreachable, retry } = useJob(userId, reference);
  useScrollMemory(useLocation().pathname, job != null);
  if (job)
    return <JobView job={job} cached={cached} failed={failed} unreachable={unreachable} onRetry={retry} />;
  if (job === null)
    return (
      <NoJob
        title="Job Not Found"
        text="The job you're looking for doesn't exist or you don't have permission to view it."
      />
    );
  if (failed)
    return (
      <NoJob
        title="Failed to load job details"
        text="Your result is not lost. Check your connection, then try again."
      >
        <Button busy={busy} onClick={retry}>
          Try again
        </Button>
      </NoJob>
    );
  return <JobSkeleton />;
};

/** A signed-in user's job, by slug or id. */
export const ResultsPage = () => {
  const { jobId = '' } = useParams();
  const userId = useSession().user?.id ?? '';
  if (parseJobReference(jobId) === null)
    return (
      <NoJob
        title="Invalid job URL"
        text="This is not a valid results link. It may have been cut off when it was copied."
      />
    );
  return (
    <QueryClientProvider client={queryClient}>
      <Job key={jobId} userId={userId} reference={jobId} />
    </QueryClientProvider>
  );
};

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageMeta } from '#web/app/page-meta.tsx';
import { PageSkeleton } from '#web/components/layout/page-skeleton.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { jobQuery } from './api/get-job.ts';
import { JobView } from './components/job-view.tsx';
import { NoJob } from './components/no-job.tsx';

const Loaded = () => {
  const { jobId = '' } = useParams();
  const { data: job, error } = useQuery(jobQuery(jobId));
  if (job) return <JobView job={job} />;
  if (job === null) return <NoJob />;
  if (error) return <NoJob title="Failed to load job details" text="Check your connection and try again." />;
  return <PageSkeleton />;
};

/** A signed-in user's job by slug or id. */
export const ResultsPage = () => (
  <QueryClientProvider client={queryClient}>
    <PageMeta title="Results" description="The result of your run." noIndex />
    <Loaded />
  </QueryClientProvider>
);

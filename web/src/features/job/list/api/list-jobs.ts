import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import { jobListResponse } from '#contracts/jobs/job.ts';
import { type ListedJob, listedJob } from '#web/features/job/list/api/listed-job.ts';
import type { PolledJob } from '#web/features/job/run/polling/polled-job.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { viewLimits } from '#web/lib/view-limits.ts';

const jobPage = jobListResponse.extend({ jobs: z.array(listedJob) });
type JobPage = z.infer<typeof jobPage>;

const fetchJobs = (query: Record<string, string | number>, signal: AbortSignal): Promise<JobPage> =>
  callApi('listJobs', jobPage, { query, signal });

/** GET jobs: the newest jobs that the dashboard shows. */
export const recentJobsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['jobs', userId, 'recent'],
    queryFn: async ({ signal }) => (await fetchJobs({ limit: viewLimits.recentJobs }, signal)).jobs,
    staleTime: 0,
    // Another tab may have started or deleted a run.
    refetchOnWindowFocus: true,
  });

/** A response contains whole inputs. This many jobs stay below the 6 MB limit of a Lambda response. */
const pageSize = 50;

/** GET jobs, page by page: all of the user's jobs, newest first. */
export const allJobsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['jobs', userId, 'all'],
    queryFn: ({ pageParam, signal }) =>
      fetchJobs({ limit: pageSize, ...(pageParam !== null && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Updates a job in the cached lists after a poll. */
export const applyPoll = (userId: string, polled: PolledJob): void => {
  const renew = (job: ListedJob): ListedJob =>
    job.id === polled.id && job.status !== polled.status
      ? { ...job, status: polled.status, error_user_message: polled.failure }
      : job;
  queryClient.setQueryData(recentJobsQuery(userId).queryKey, (jobs) => jobs?.map(renew));
  queryClient.setQueryData(
    allJobsQuery(userId).queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, jobs: page.jobs.map(renew) })) },
  );
};

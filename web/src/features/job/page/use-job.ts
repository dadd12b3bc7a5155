import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isActive } from '#web/features/job/list/api/listed-job.ts';
import type { PolledJob } from '#web/features/job/run/polling/polled-job.ts';
import { useJobPolling } from '#web/features/job/run/use-job-polling.ts';
import { jobQuery } from './api/get-job.ts';
import { cacheJob, type PageJob } from './api/page-job.ts';

const withPoll = (job: PageJob, polled: PolledJob): PageJob => ({
  ...job,
  status: polled.status,
  final_result: polled.result,
  error_user_message: polled.failure,
});

/** A user's job. A running job is polled until it ends. */
export const useJob = (userId: string, reference: string) => {
  const client = useQueryClient();
  const options = jobQuery(userId, reference);
  const { data, isError, isFetching, refetch } = useQuery(options);
  const [unreachable, setUnreachable] = useState(false);
  const job = data?.job ?? null;
  useJobPolling(job !== null && isActive(job) && !unreachable ? [job.id] : [], {
    onUpdate: (polled) => {
      if (job === null) return;
      const next = withPoll(job, polled);
      cacheJob(userId, next);
      client.setQueryData(options.queryKey, { job: next, cached: false });
    },
    onDrop: (_jobId, reason) => {
      if (reason === 'unreachable') setUnreachable(true);
      if (reason === 'not-found') void refetch();
    },
  });
  return {
    /** Undefined while unknown, null when there is none. */
    job: data?.job,
    cached: data?.cached === true,
    failed: isError,
    busy: isFetching,
    /** True once a running job has failed to answer too often. */
    unreachable,
    retry: (): void => {
      setUnreachable(false);
      void refetch();
    },
  };
};

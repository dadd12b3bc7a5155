import { useCallback, useState } from 'react';
import { useJobPolling } from '#web/features/job/run/use-job-polling.ts';
import { applyPoll } from './api/list-jobs.ts';
import { isActive, type ListedJob } from './api/listed-job.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Polls the running jobs of a list. A job that does not answer keeps its last known status and is no longer polled
 * until `retry`.
 */
export const useJobUpdates = (userId: string, jobs: readonly ListedJob[]): { retry(): void } => {
  const [dropped, setDropped] = useState(none);
  const active = jobs.filter((job) => isActive(job) && !dropped.has(job.id)).map(({ id }) => id);
  useJobPolling(active, {
    onUpdate: (job) => applyPoll(userId, job),
    onDrop: (jobId, reason) => {
      if (reason !== 'finished') setDropped((former) => new Set([...former, jobId]));
    },
  });
  return { retry: useCallback(() => setDropped(none), []) };
};

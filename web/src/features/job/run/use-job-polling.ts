import { useEffect, useRef } from 'react';
import type { PollerEvents } from './polling/poller.ts';
import { unwatchJob, watchJob } from './shared-poller.ts';

/**
 * Polls these jobs while the component is mounted and reports the outcomes. Pass only the ids of active jobs. A job
 * that leaves the list is no longer polled, and an empty list runs no timer. Components that show the same job share
 * its polls.
 */
export const useJobPolling = (jobIds: readonly string[], events: PollerEvents): void => {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const own = useRef<PollerEvents>({
    onUpdate: (job) => latest.current.onUpdate(job),
    onDrop: (jobId, reason) => latest.current.onDrop(jobId, reason),
  });
  const polled = useRef<ReadonlySet<string>>(new Set());
  const key = [...jobIds].sort().join(' ');
  useEffect(() => {
    const wanted = new Set(key === '' ? [] : key.split(' '));
    for (const id of polled.current) if (!wanted.has(id)) unwatchJob(id, own.current);
    for (const id of wanted) watchJob(id, own.current);
    polled.current = wanted;
  }, [key]);
  useEffect(() => {
    const events = own.current;
    return () => {
      for (const id of polled.current) unwatchJob(id, events);
      polled.current = new Set();
    };
  }, []);
};

import { useEffect, useRef } from 'react';
import { fetchJobStatus } from './api/get-job-status.ts';
import { createPoller, type PollerEvents } from './polling/poller.ts';

/**
 * Polls these jobs while the component is mounted and reports the outcomes. Pass only the ids of active jobs. A job
 * that leaves the list is no longer polled, and an empty list runs no timer.
 */
export const useJobPolling = (jobIds: readonly string[], events: PollerEvents): void => {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const poller = useRef<ReturnType<typeof createPoller> | null>(null);
  useEffect(() => {
    const created = createPoller(fetchJobStatus, {
      onUpdate: (job) => latest.current.onUpdate(job),
      onDrop: (jobId, reason) => latest.current.onDrop(jobId, reason),
    });
    poller.current = created;
    return () => created.stop();
  }, []);

  const polled = useRef<ReadonlySet<string>>(new Set());
  const key = [...jobIds].sort().join(' ');
  useEffect(() => {
    const wanted = new Set(key === '' ? [] : key.split(' '));
    for (const id of polled.current) if (!wanted.has(id)) poller.current?.remove(id);
    for (const id of wanted) poller.current?.add(id);
    polled.current = wanted;
  }, [key]);
};

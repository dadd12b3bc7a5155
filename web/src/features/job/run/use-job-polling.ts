import { useEffect, useRef } from 'react';
import { fetchJobStatus } from './api/get-job-status.ts';
import { createPoller, type PollerEvents } from './poller.ts';

/**
 * Polls these jobs while the component stands, and tells what comes. Pass the ids of active jobs only: one that
 * leaves the list is polled no more, and with none left no timer runs.
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

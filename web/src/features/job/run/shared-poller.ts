import { fetchJobStatus } from './api/get-job-status.ts';
import type { PolledJob } from './polling/polled-job.ts';
import { createPoller, type Poller, type PollerEvents } from './polling/poller.ts';

/** The watchers of each job. Parts of a page that show the same job share its polls. */
const watchers = new Map<string, Set<PollerEvents>>();
/** The last response about each watched job, for a part that joins later. */
const latestJobs = new Map<string, PolledJob>();
let poller: Poller | null = null;

const startPoller = (): Poller =>
  createPoller(fetchJobStatus, {
    onUpdate: (job) => {
      latestJobs.set(job.id, job);
      for (const events of [...(watchers.get(job.id) ?? [])]) events.onUpdate(job);
    },
    onDrop: (jobId, reason) => {
      const told = [...(watchers.get(jobId) ?? [])];
      watchers.delete(jobId);
      latestJobs.delete(jobId);
      for (const events of told) events.onDrop(jobId, reason);
    },
  });

/** Notifies `events` about this job until `unwatchJob`. */
export const watchJob = (jobId: string, events: PollerEvents): void => {
  const others = watchers.get(jobId) ?? new Set();
  const latest = latestJobs.get(jobId);
  if (!others.has(events) && latest)
    queueMicrotask(() => watchers.get(jobId)?.has(events) && events.onUpdate(latest));
  watchers.set(jobId, others.add(events));
  poller ??= startPoller();
  poller.add(jobId);
};

/** When the last subscriber leaves a job, its polling ends. Without a job there is no poller and no pending call. */
export const unwatchJob = (jobId: string, events: PollerEvents): void => {
  const others = watchers.get(jobId);
  others?.delete(events);
  if (others?.size === 0) {
    watchers.delete(jobId);
    latestJobs.delete(jobId);
    poller?.remove(jobId);
  }
  if (watchers.size > 0) return;
  poller?.stop();
  poller = null;
};

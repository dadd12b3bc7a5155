import { polling } from '#contracts/jobs/polling.ts';
import { decidePoll, type PollOutcome } from './poll-decision.ts';
import type { PolledJob } from './polled-job.ts';

/** The outcome of one poll. `job` is set only for a valid response. */
export type PollResult = { outcome: PollOutcome; job: PolledJob | null };

export type PollerEvents = {
  /** A response came: an intermediate or a final status. */
  onUpdate(job: PolledJob): void;
  /** The job is no longer polled: it ended `dropAfter` ago, does not exist, or failed too often. */
  onDrop(jobId: string, reason: 'finished' | 'not-found' | 'unreachable'): void;
};

export type Poller = {
  /** Starts to poll a job. It has no effect on a job that is already polled. */
  add(jobId: string): void;
  /** Forgets a job immediately, without an event. A response in flight is ignored. */
  remove(jobId: string): void;
  stop(): void;
};

type Entry = { timer: ReturnType<typeof setTimeout>; failures: number };

/**
 * Polls jobs by the product's rules: first `startDelay` after a job is added, then every `interval`, measured from one
 * poll's start to the next's (never two polls of one job at once), until it ends, is not found, or fails too often.
 */
export const createPoller = (
  fetchStatus: (jobId: string, signal: AbortSignal) => Promise<PollResult>,
  events: PollerEvents,
): Poller => {
  const entries = new Map<string, Entry>();
  const aborter = new AbortController();

  const drop = (jobId: string, reason: 'finished' | 'not-found' | 'unreachable'): void => {
    entries.delete(jobId);
    events.onDrop(jobId, reason);
  };

  const settle = (jobId: string, entry: Entry, { outcome, job }: PollResult, startedAt: number): void => {
    const decision = decidePoll(entry.failures, outcome);
    entry.failures = decision.failures;
    if (job) events.onUpdate(job);
    // `onUpdate` may have removed the job.
    if (entries.get(jobId) !== entry) return;
    const over =
      decision.action === 'remove' ? 'not-found' : decision.action === 'give-up' ? 'unreachable' : null;
    if (over !== null) {
      drop(jobId, over);
      return;
    }
    if (decision.action === 'finish') {
      entry.timer = setTimeout(() => drop(jobId, 'finished'), polling.dropAfter);
      return;
    }
    const wait = Math.max(0, startedAt + polling.interval - Date.now());
    entry.timer = setTimeout(() => void poll(jobId, entry), wait);
  };

  const poll = async (jobId: string, entry: Entry): Promise<void> => {
    const startedAt = Date.now();
    const result = await fetchStatus(jobId, aborter.signal);
    if (entries.get(jobId) === entry) settle(jobId, entry, result, startedAt);
  };

  return {
    add(jobId) {
      if (entries.has(jobId) || aborter.signal.aborted) return;
      const entry: Entry = {
        failures: 0,
        timer: setTimeout(() => void poll(jobId, entry), polling.startDelay),
      };
      entries.set(jobId, entry);
    },
    remove(jobId) {
      clearTimeout(entries.get(jobId)?.timer);
      entries.delete(jobId);
    },
    stop() {
      aborter.abort();
      for (const { timer } of entries.values()) clearTimeout(timer);
      entries.clear();
    },
  };
};

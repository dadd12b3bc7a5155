import { useState } from 'react';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { parseJobStatus } from '#contracts/jobs/job-status.ts';
import type { JobType } from '#contracts/product.ts';
import type { CreateJobFailure } from './api/create-job-failure.ts';
import type { PolledJob } from './polling/polled-job.ts';
import { useJobPolling } from './use-job-polling.ts';
import { useRunStart } from './use-run-start.ts';

/** A running job as this page sees it. */
export type Run = {
  jobId: string;
  jobType: JobType;
  /** Milliseconds since 1970, by this browser's clock. */
  startedAt: number;
  /** The server's last status; null before the first poll. */
  status: string | null;
  /** Proves that a visitor's run belongs to this browser. Null for a user's run. */
  token: string | null;
};

/** A run that started before this page was opened. */
export type EarlierRun = Omit<Run, 'status'>;

export type RunEvents = {
  onStarted(run: Run): void;
  onRejected(failure: CreateJobFailure): void;
  onCompleted(run: Run, job: PolledJob): void;
  onFailed(run: Run, job: PolledJob): void;
  /** The server no longer knows the job, or does not answer. */
  onLost(run: Run, reason: 'not-found' | 'unreachable'): void;
};

export type RunControl = {
  run: Run | null;
  /** True while the run is being started. */
  starting: boolean;
  start(request: CreateJobRequest): void;
  /** Watches a run that was started elsewhere. */
  follow(jobId: string, jobType: JobType): void;
  /** Continues to watch a run of an earlier visit. */
  resume(run: EarlierRun): void;
  /** Forgets the run: it is no longer polled. */
  drop(): void;
};

/** One run at a time: starts it, polls it, reports its end. A visitor's run is started with a token. */
export const useRun = (events: RunEvents, isVisitor: boolean): RunControl => {
  const [run, setRun] = useState<Run | null>(null);

  const onUpdate = (job: PolledJob): void => {
    if (run?.jobId !== job.id) return;
    const status = parseJobStatus(job.status);
    if (status !== 'completed' && status !== 'failed') {
      setRun({ ...run, status: job.status });
      return;
    }
    setRun(null);
    if (status === 'completed') events.onCompleted(run, job);
    else events.onFailed(run, job);
  };
  const onDrop = (jobId: string, reason: 'finished' | 'not-found' | 'unreachable'): void => {
    if (run?.jobId !== jobId || reason === 'finished') return;
    setRun(null);
    events.onLost(run, reason);
  };
  useJobPolling(run ? [run.jobId] : [], { onUpdate, onDrop });

  const watch = (jobId: string, jobType: JobType, token: string | null): void => {
    const started: Run = { jobId, jobType, startedAt: Date.now(), status: null, token };
    setRun(started);
    events.onStarted(started);
  };

  const { starting, start } = useRunStart(isVisitor, {
    onStarted: watch,
    onRejected: (failure) => events.onRejected(failure),
  });

  return {
    run,
    starting,
    start: (request) => {
      if (!run) start(request);
    },
    follow: (jobId, jobType) => watch(jobId, jobType, null),
    resume: (earlier) => setRun({ ...earlier, status: null }),
    drop: () => setRun(null),
  };
};

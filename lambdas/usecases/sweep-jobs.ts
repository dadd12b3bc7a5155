import { isFinalStatus } from '#contracts/job-status.ts';
import type { Deps } from '#ports';
import { failJob } from './fail-job.ts';
import { endBy, startJob } from './start-job.ts';

type SweepDeps = Pick<Deps, 'jobs' | 'ledger' | 'outbox' | 'jobRunner' | 'clock' | 'log'>;

const sweepLimit = 100;

const interrupt = async (deps: SweepDeps, jobId: string): Promise<void> => {
  await failJob(deps, {
    jobId,
    error: { Error: 'JobInterrupted', Cause: 'The run outlived its time limit or never began.' },
  });
  await deps.jobRunner.stop(jobId, 'outlived its time limit');
};

const lookAfter = async (deps: SweepDeps, jobId: string): Promise<void> => {
  const job = await deps.jobs.find(jobId);
  // The index may lag behind an ending that took the row away.
  if (!job || isFinalStatus(job.status)) return;
  if (deps.clock.now().toISOString() >= endBy(job)) await interrupt(deps, jobId);
  else await startJob(deps, job);
};

/**
 * Looks after the jobs that are due: starts those that were reserved and never started, and ends and refunds, once,
 * those that outlived their time. Returns how many it looked after.
 * @throws AggregateError of the jobs that could not be looked after; they stay due
 */
export const sweepJobs = async (deps: SweepDeps): Promise<{ count: number }> => {
  const due = await deps.outbox.due(deps.clock.now().toISOString(), sweepLimit);
  const results = await Promise.allSettled(due.map((jobId) => lookAfter(deps, jobId)));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${due.length} due jobs failed.`);
  return { count: due.length };
};

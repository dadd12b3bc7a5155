import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { toolRules } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';
import { endBy, startBy, startJob, uploadBy } from '#usecases/jobs/start/start-job.ts';
import { findOutput } from '#usecases/stages/support/stage-output.ts';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { processDueItems, type Queue } from '#usecases/support/process-due-items.ts';
import { removeFiles } from '#usecases/tools/remove-files.ts';
import { failJob } from './fail-job.ts';

type SweepDeps = Pick<
  Deps,
  | 'jobs'
  | 'ledger'
  | 'webhookQueue'
  | 'outbox'
  | 'outputs'
  | 'images'
  | 'imageBucket'
  | 'jobRunner'
  | 'clock'
  | 'log'
>;

const sweepLimit = 100;
/** Less than the five minutes until the next sweep. */
const retryMs = 240_000;

const interrupt = async (deps: SweepDeps, jobId: string): Promise<void> => {
  await failJob(deps, {
    jobId,
    error: { Error: 'JobInterrupted', Cause: 'The run exceeded its time limit or never started.' },
  });
  await deps.jobRunner.stop(jobId, 'exceeded its time limit');
};

/**
 * Ends and refunds a run whose uploads never arrived in time, and removes those that did. Does nothing before the
 * deadline.
 */
const waitForUploads = async (deps: SweepDeps, job: JobRecord): Promise<void> => {
  if (deps.clock.now().toISOString() < uploadBy(job)) return deps.outbox.postpone(job.id, startBy(job));
  const outcome = await failJob(deps, {
    jobId: job.id,
    error: { Error: 'UploadsMissing', Cause: `Nothing was submitted by ${uploadBy(job)}.` },
  });
  if (outcome.kind === 'ended') await removeFiles(deps, job);
};

/**
 * Starts a job that its own request did not start. A job that is already running continues and is due again at its
 * deadline.
 */
const ensureStarted = async (deps: SweepDeps, job: JobRecord): Promise<void> => {
  await startJob(deps, job);
  await deps.outbox.postpone(job.id, endBy(job));
};

const waitsForUploads = async (deps: SweepDeps, job: JobRecord): Promise<boolean> =>
  toolRules[job.jobType].takesUploads && (await findOutput(deps, job, 'uploads')) === null;

const processJob = async (deps: SweepDeps, jobId: string): Promise<void> => {
  const job = await deps.jobs.find(jobId);
  // The index may lag behind an ending that removed the row.
  if (!job || isFinalStatus(job.status)) return;
  if (await waitsForUploads(deps, job)) await waitForUploads(deps, job);
  else if (deps.clock.now().toISOString() >= endBy(job)) await interrupt(deps, jobId);
  else await ensureStarted(deps, job);
};

const dueJobs = (deps: SweepDeps): Queue<string> => ({
  name: 'sweep of jobs',
  read: (now) => deps.outbox.due(now, sweepLimit),
  ids: (jobId) => ({ jobId }),
  work: (jobId) => processJob(deps, jobId),
  failingSince: () => null,
  reschedule: (jobId, retryAt) => deps.outbox.postpone(jobId, retryAt),
  bounds: { firstMs: retryMs, longestMs: retryMs },
  maxConcurrent: sweepLimit,
});

/**
 * Processes due jobs: starts those that were reserved but never started, and ends and refunds, once, those that took
 * too long. Returns how many it processed.
 * @throws AggregateError of the jobs that failed; the next sweep retries them after the others
 */
export const sweepJobs = async (deps: SweepDeps, pace: Pace = noTimeLimit): Promise<{ count: number }> => {
  const { count, errors } = await processDueItems(deps, dueJobs(deps), pace);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${count} due jobs failed.`);
  return { count };
};

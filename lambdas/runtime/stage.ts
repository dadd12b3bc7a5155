import type * as z from 'zod';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import {
  type ImageListOutput,
  imageStageInput,
  type MachineFailure,
  type MachineInput,
  machineFailure,
  machineInput,
} from '#contracts/jobs/stage.ts';
import type { Deps, JobRecord } from '#ports';
import { isTransientError } from './transient-error.ts';

/** A state of the state machine: it parses its input, does one thing, and passes its input on. */
export type Stage = {
  readonly status: JobStatus;
  run(deps: Deps, input: unknown): Promise<MachineInput>;
};

/** The job after its move to `status`. If the job has ended, an error stops the state machine. */
const claim = async (deps: Deps, status: JobStatus, jobId: string): Promise<JobRecord> => {
  const outcome = await deps.jobs.advance(jobId, status, deps.clock.now().toISOString());
  if (outcome.kind === 'missing') throw new JobError('InternalFailure', `Job ${jobId} does not exist.`);
  if (outcome.kind !== 'ended') return outcome.job;
  const name = outcome.job.status === 'cancelled' ? 'JobCancelled' : 'JobInterrupted';
  throw new JobError(name, `Job ${jobId} is already ${outcome.job.status}.`);
};

/**
 * The state machine retries by error name, so a failure of a busy or unavailable service gets the name of a transient
 * error. A `JobError` keeps its name, even if its cause is transient, because another attempt might be billed again.
 */
const asMachineError = (error: unknown): unknown =>
  !(error instanceof JobError) && isTransientError(error)
    ? new JobError('ProviderUnavailable', `A service is not available: ${error}`, { cause: error })
    : error;

/** Runs the work of a status, measures its time, and gives its errors the names that the state machine knows. */
const inStatus = async <T>(
  { log }: Deps,
  status: JobStatus,
  jobId: string,
  work: () => Promise<T>,
): Promise<T> => {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const done = await work();
    log.info('stage ran', { jobId, status, ms: ms() });
    return done;
  } catch (error) {
    const named = asMachineError(error);
    log.warn('stage failed', { jobId, status, ms: ms(), error: named });
    throw named;
  }
};

/** Does the same once the job has the status. */
const onClaimed = <T>(
  deps: Deps,
  status: JobStatus,
  jobId: string,
  work: (job: JobRecord) => Promise<T>,
): Promise<T> => inStatus(deps, status, jobId, async () => work(await claim(deps, status, jobId)));

/**
 * A stage of a running job. Its status is the name of the state, and the work starts once the job has that status. If
 * the job is further along because its execution was restarted, it keeps its status, and the work finds its stored
 * output.
 */
export const runningStage = (
  status: JobStatus,
  work: (deps: Deps, job: JobRecord) => Promise<void>,
): Stage => ({
  status,
  run: async (deps, input) => {
    const parsed = machineInput.parse(input);
    await onClaimed(deps, status, parsed.jobId, (job) => work(deps, job));
    return parsed;
  },
});

/** A stage that lists the images over which the state machine iterates. */
export const listingStage = (
  status: JobStatus,
  work: (deps: Deps, job: JobRecord) => Promise<string[]>,
): Stage => ({
  status,
  run: async (deps, input): Promise<ImageListOutput> => {
    const parsed = machineInput.parse(input);
    const imageIds = await onClaimed(deps, status, parsed.jobId, (job) => work(deps, job));
    return { ...parsed, imageIds };
  },
});

/** A stage that works on one image of its job. */
export const imageStage = (
  status: JobStatus,
  work: (deps: Deps, job: JobRecord, imageId: string) => Promise<void>,
): Stage => ({
  status,
  run: async (deps, input) => {
    const parsed = imageStageInput.parse(input);
    await onClaimed(deps, status, parsed.jobId, (job) => work(deps, job, parsed.imageId));
    return parsed;
  },
});

const endingStage = <Schema extends z.ZodType<MachineInput>>(
  status: JobStatus,
  schema: Schema,
  work: (deps: Deps, input: z.infer<Schema>) => Promise<unknown>,
): Stage => ({
  status,
  run: async (deps, input) => {
    const parsed = schema.parse(input);
    await inStatus(deps, status, parsed.jobId, () => work(deps, parsed));
    return machineInput.parse(parsed);
  },
});

/** The end of a successful run. The work sets the job's final status and settles its credits in one step. */
export const completingStage = (work: (deps: Deps, job: JobRecord) => Promise<void>): Stage =>
  endingStage('completed', machineInput, async (deps, { jobId }) => {
    const job = await deps.jobs.find(jobId);
    if (!job) throw new JobError('InternalFailure', `Job ${jobId} does not exist.`);
    await work(deps, job);
  });

/** The end of a failed or canceled run. Its input contains the error that led here. */
export const failureStage = (
  status: 'failed' | 'cancelled',
  work: (deps: Deps, input: MachineFailure) => Promise<unknown>,
): Stage => endingStage(status, machineFailure, work);

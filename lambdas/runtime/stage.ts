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

/** A state of the machine: reads its input by schema, does one thing, and hands its input on. */
export type Stage = {
  readonly status: JobStatus;
  run(deps: Deps, input: unknown): Promise<MachineInput>;
};

/** The job, moved to `status`; one that has ended stops the machine with an error that leads to its end. */
const claim = async (deps: Deps, status: JobStatus, jobId: string): Promise<JobRecord> => {
  const outcome = await deps.jobs.advance(jobId, status, deps.clock.now().toISOString());
  if (outcome.kind === 'missing') throw new JobError('InternalFailure', `Job ${jobId} does not exist.`);
  if (outcome.kind !== 'ended') return outcome.job;
  const name = outcome.job.status === 'cancelled' ? 'JobCancelled' : 'JobInterrupted';
  throw new JobError(name, `Job ${jobId} is already ${outcome.job.status}.`);
};

/**
 * The machine retries by name: a service that is busy or away has the name of a transient error. Who threw a JobError
 * has named it already: its cause may be transient where another attempt would be billed again.
 */
const asMachineError = (error: unknown): unknown =>
  !(error instanceof JobError) && isTransientError(error)
    ? new JobError('ProviderUnavailable', `A service is not available: ${error}`, { cause: error })
    : error;

/** Work under a status of a running job, timed, its errors named as the machine knows them. */
const inStatus = async <T>(
  deps: Deps,
  status: JobStatus,
  jobId: string,
  work: (job: JobRecord) => Promise<T>,
): Promise<T> => {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const done = await work(await claim(deps, status, jobId));
    deps.log.info('stage ran', { jobId, status, ms: ms() });
    return done;
  } catch (error) {
    const named = asMachineError(error);
    deps.log.warn('stage failed', { jobId, status, ms: ms(), error: named });
    throw named;
  }
};

/**
 * A stage of a running job: its status is the state's name, its work happens once the job has that status. A job that
 * is further along (its execution was restarted) keeps its status, and the work finds its output there.
 */
export const runningStage = (
  status: JobStatus,
  work: (deps: Deps, job: JobRecord) => Promise<void>,
): Stage => ({
  status,
  run: async (deps, input) => {
    const parsed = machineInput.parse(input);
    await inStatus(deps, status, parsed.jobId, (job) => work(deps, job));
    return parsed;
  },
});

/** A running stage that finds the images which the machine then goes over. */
export const listingStage = (
  status: JobStatus,
  work: (deps: Deps, job: JobRecord) => Promise<string[]>,
): Stage => ({
  status,
  run: async (deps, input): Promise<ImageListOutput> => {
    const parsed = machineInput.parse(input);
    const imageIds = await inStatus(deps, status, parsed.jobId, (job) => work(deps, job));
    return { ...parsed, imageIds };
  },
});

/** A running stage that works on one image of its job. */
export const imageStage = (
  status: JobStatus,
  work: (deps: Deps, job: JobRecord, imageId: string) => Promise<void>,
): Stage => ({
  status,
  run: async (deps, input) => {
    const parsed = imageStageInput.parse(input);
    await inStatus(deps, status, parsed.jobId, (job) => work(deps, job, parsed.imageId));
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
    await work(deps, parsed);
    return machineInput.parse(parsed);
  },
});

/** The end of a run that went well; the job takes its status in the work, together with the credits. */
export const completingStage = (work: (deps: Deps, job: JobRecord) => Promise<void>): Stage =>
  endingStage('completed', machineInput, async (deps, { jobId }) => {
    const job = await deps.jobs.find(jobId);
    if (!job) throw new JobError('InternalFailure', `Job ${jobId} does not exist.`);
    await work(deps, job);
  });

/** The end of a run that did not go well; its input carries the error that led here. */
export const failureStage = (
  status: 'failed' | 'cancelled',
  work: (deps: Deps, input: MachineFailure) => Promise<unknown>,
): Stage => endingStage(status, machineFailure, work);

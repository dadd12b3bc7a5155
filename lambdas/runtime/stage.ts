import type * as z from 'zod';
import { JobError } from '#contracts/job-errors.ts';
import type { JobStatus } from '#contracts/job-status.ts';
import { type MachineFailure, type MachineInput, machineFailure, machineInput } from '#contracts/stage.ts';
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
  if (outcome.kind === 'missing') throw new JobError('InternalFailure', `There is no job ${jobId}.`);
  if (outcome.kind !== 'ended') return outcome.job;
  const name = outcome.job.status === 'cancelled' ? 'JobCancelled' : 'JobInterrupted';
  throw new JobError(name, `Job ${jobId} is ${outcome.job.status} already.`);
};

/** The machine retries by name: a service that is busy or away has the name of a transient error. */
const asMachineError = (error: unknown): unknown =>
  isTransientError(error)
    ? new JobError('ProviderUnavailable', `A service is not available: ${error}`, { cause: error })
    : error;

/**
 * A stage of a running job: its status is the state's name, its work happens once the job has that status. A job that
 * is further on (its machine was started anew) keeps its status, and the work finds its output there.
 */
export const runningStage = (
  status: JobStatus,
  work: (deps: Deps, job: JobRecord) => Promise<void>,
): Stage => ({
  status,
  run: async (deps, input) => {
    const parsed = machineInput.parse(input);
    const startedAt = performance.now();
    try {
      await work(deps, await claim(deps, status, parsed.jobId));
    } catch (error) {
      throw asMachineError(error);
    }
    const ms = Math.round(performance.now() - startedAt);
    deps.log.info('stage done', { jobId: parsed.jobId, status, ms });
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
    if (!job) throw new JobError('InternalFailure', `There is no job ${jobId}.`);
    await work(deps, job);
  });

/** The end of a run that did not go well; its input carries the error that led here. */
export const failureStage = (
  status: 'failed' | 'cancelled',
  work: (deps: Deps, input: MachineFailure) => Promise<unknown>,
): Stage => endingStage(status, machineFailure, work);

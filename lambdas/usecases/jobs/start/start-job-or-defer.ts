import type { Deps, JobRecord } from '#ports';
import { startJob } from './start-job.ts';

/** Starts a reserved job for a request. The job is already due, so if it cannot be started now, the sweep starts it. */
export const startJobOrDefer = async (
  deps: Pick<Deps, 'jobRunner' | 'log'>,
  job: JobRecord,
): Promise<void> => {
  try {
    await startJob(deps, job);
  } catch (error) {
    deps.log.warn('a job could not be started; the sweep will', { jobId: job.id, error });
  }
};

import { jobRun } from '#contracts/limits.ts';
import type { Deps, JobRecord } from '#ports';

const secondsAfter = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) + seconds * 1000).toISOString();

/** When a job that was not started yet is looked after. */
export const startBy = ({ createdAt }: Pick<JobRecord, 'createdAt'>): string =>
  secondsAfter(createdAt, jobRun.startGraceSeconds);

/** When a job that still runs has outlived its machine. */
export const endBy = ({ createdAt }: Pick<JobRecord, 'createdAt'>): string =>
  secondsAfter(createdAt, jobRun.startGraceSeconds + jobRun.machineSeconds + jobRun.reapGraceSeconds);

/** Starts the machine of a reserved job; doing it twice is one start. */
export const startJob = async (
  { jobRunner, outbox }: Pick<Deps, 'jobRunner' | 'outbox'>,
  job: JobRecord,
): Promise<void> => {
  await jobRunner.start({ jobId: job.id, jobType: job.jobType, contextKind: job.contextKind });
  await outbox.postpone(job.id, endBy(job));
};

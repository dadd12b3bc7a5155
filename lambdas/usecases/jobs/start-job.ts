import { jobRun } from '#contracts/platform/job-times.ts';
import { toolRules } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';

const secondsAfter = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) + seconds * 1000).toISOString();

type Times = Pick<JobRecord, 'createdAt' | 'jobType'>;

/** How long a run may wait for its uploads before it is started. */
const waitSeconds = ({ jobType }: Times): number =>
  toolRules[jobType].takesUploads ? jobRun.uploadSeconds : 0;

/** When a job's uploads must be finished. */
export const uploadBy = (job: Times): string => secondsAfter(job.createdAt, waitSeconds(job));

/** When a job that was not started yet is looked after. */
export const startBy = (job: Times): string =>
  secondsAfter(job.createdAt, waitSeconds(job) + jobRun.startGraceSeconds);

/** When a job that still runs has outlived its machine. */
export const endBy = (job: Times): string =>
  secondsAfter(
    job.createdAt,
    waitSeconds(job) + jobRun.startGraceSeconds + jobRun.machineSeconds + jobRun.reapGraceSeconds,
  );

/**
 * Starts the machine of a reserved job; doing it twice is one start. The job stays due: nearly every run has ended by
 * then, and a sweep that finds it running looks again at its end. So a run of seconds pays for no write.
 */
export const startJob = async (
  { jobRunner }: Pick<Deps, 'jobRunner'>,
  { id: jobId, jobType, contextKind }: JobRecord,
): Promise<void> => jobRunner.start({ jobId, jobType, contextKind });

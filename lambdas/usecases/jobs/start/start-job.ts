import { jobRun } from '#contracts/platform/job-times.ts';
import { isoAfter } from '#domain/platform/times.ts';
import { toolRules } from '#domain/tools/index.ts';
import type { Deps, JobRecord } from '#ports';

const secondsAfter = (iso: string, seconds: number): string => isoAfter(new Date(iso), seconds * 1000);

type Times = Pick<JobRecord, 'createdAt' | 'jobType'>;

/** How long a run may wait for its uploads before it starts. */
const waitSeconds = ({ jobType }: Times): number =>
  toolRules[jobType].takesUploads ? jobRun.uploadSeconds : 0;

/** The deadline for a job's uploads. */
export const uploadBy = (job: Times): string => secondsAfter(job.createdAt, waitSeconds(job));

/** When a sweep checks a job that has not started yet. */
export const startBy = (job: Times): string =>
  secondsAfter(job.createdAt, waitSeconds(job) + jobRun.startGraceSeconds);

/** When a running job has outlived its state machine. */
export const endBy = (job: Times): string =>
  secondsAfter(
    job.createdAt,
    waitSeconds(job) + jobRun.startGraceSeconds + jobRun.machineSeconds + jobRun.reapGraceSeconds,
  );

/**
 * Starts the state machine of a reserved job. Starting it twice has the effect of starting it once. The job stays
 * due: nearly every run ends before a sweep looks, and a sweep that finds it running sets its next check to its
 * deadline. This saves short runs a write.
 */
export const startJob = async (
  { jobRunner }: Pick<Deps, 'jobRunner'>,
  { id: jobId, jobType, contextKind }: JobRecord,
): Promise<void> => jobRunner.start({ jobId, jobType, contextKind });

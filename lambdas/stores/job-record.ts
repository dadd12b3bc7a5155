import type { EntityItem } from 'electrodb';
import { finalStatuses, type JobStatus, jobStatuses } from '#contracts/job-status.ts';
import type { JobRecord } from '#ports';
import { present } from './present.ts';
import type { Table } from './table.ts';

type JobItem = EntityItem<Table['entities']['job']>;

/** Place of a status in the order of a run. */
export const stepOf = (status: JobStatus): number => jobStatuses.indexOf(status);
/** Jobs whose step is lower are still running: the final statuses come last. */
export const firstFinalStep = Math.min(...finalStatuses.map(stepOf));

export const toJobItem = ({ id, ...job }: JobRecord): Omit<JobItem, 'ttl'> => ({
  ...present(job),
  jobId: id,
  step: stepOf(job.status),
});

export const toJobRecord = ({ jobId, step: _, ...item }: JobItem): JobRecord => ({
  ...item,
  id: jobId,
  userId: item.userId ?? null,
  visitor: item.visitor ?? null,
  sequentialNumber: item.sequentialNumber ?? null,
  slug: item.slug ?? null,
  endedAt: item.endedAt ?? null,
  failure: item.failure ?? null,
  expiresAt: item.expiresAt ?? null,
});

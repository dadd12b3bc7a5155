import type { JobRecord } from '#ports';
import type { Table } from '#stores/table/table.ts';
import { toJobRecord } from './job-record.ts';

/** The stored job, even if it has expired or was removed. */
export const readJob = async (table: Table, jobId: string): Promise<JobRecord | null> => {
  const { data } = await table.entities.job.get({ jobId }).go({ consistent: true });
  return data && toJobRecord(data);
};

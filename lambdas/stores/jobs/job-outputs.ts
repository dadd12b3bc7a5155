import { complexityDetail, contentLimits } from '#contracts/content-limits.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { JobOutputs } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import { pack, pieceBytes, unpackJson } from '#stores/table/pack.ts';
import { present } from '#stores/table/present.ts';
import type { Table } from '#stores/table/table.ts';
import { isRunning } from './job-record.ts';
import { readJob } from './read-job.ts';

/** If the input is the reason for the size, the named error ends the run without alerting the operator. */
const rejectSize = (bytes: number): never => {
  throw new JobError('ContentTooComplex', complexityDetail('bytes', bytes));
};

/**
 * The packed bytes of an output. @throws JobError ContentTooComplex if it is too large to be read on each poll, or
 * for an item
 */
const packOutput = async (value: unknown): Promise<Uint8Array> => {
  const bytes = Buffer.from(JSON.stringify(value), 'utf8');
  if (bytes.length > contentLimits.outputBytes) rejectSize(bytes.length);
  const data = await pack(bytes);
  if (data.length > pieceBytes) rejectSize(bytes.length);
  return data;
};

const runs = async (table: Table, jobId: string): Promise<boolean> => {
  const job = await readJob(table, jobId);
  return job !== null && isRunning(job);
};

/**
 * Outputs of stages in the table. The first write under a name wins, and a job that has ended gets none. The output is
 * written before the job is checked, and removed if the job has ended. In the other order, an ending and a deletion
 * could happen in between. A transaction would cost more than twice as much.
 */
export const createJobOutputs = (table: Table): JobOutputs => ({
  read: async (jobId, name) => {
    const { data } = await table.entities.jobOutput.get({ jobId, name }).go({ consistent: true });
    return data && unpackJson(data.data);
  },
  write: async (jobId, name, value, expiresAt) => {
    const data = await packOutput(value);
    const isNew = await isWritten(() =>
      table.entities.jobOutput.create(present({ jobId, name, data, expiresAt })).go(),
    );
    if (isNew && !(await runs(table, jobId))) await table.entities.jobOutput.delete({ jobId, name }).go();
  },
});

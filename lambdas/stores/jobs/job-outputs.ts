import { complexityDetail, contentLimits } from '#contracts/content-limits.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { JobOutputs } from '#ports';
import { pack, pieceBytes, unpackJson } from '#stores/table/pack.ts';
import { present } from '#stores/table/present.ts';
import { isConditionRefused } from '#stores/table/refused.ts';
import type { Table } from '#stores/table/table.ts';
import { isRunning } from './job-record.ts';

/** If the input caused the size, the input is at fault: the named error ends the run and does not alert the operator. */
const refuse = (bytes: number): never => {
  throw new JobError('ContentTooComplex', complexityDetail('bytes', bytes));
};

/** The bytes of an output, packed. @throws JobError ContentTooComplex when it is too large to be read at each poll, or for an item */
const packOutput = async (value: unknown): Promise<Uint8Array> => {
  const bytes = Buffer.from(JSON.stringify(value), 'utf8');
  if (bytes.length > contentLimits.outputBytes) refuse(bytes.length);
  const data = await pack(bytes);
  if (data.length > pieceBytes) refuse(bytes.length);
  return data;
};

const runs = async (table: Table, jobId: string): Promise<boolean> => {
  const { data } = await table.entities.job.get({ jobId }).go({ consistent: true });
  return data !== null && isRunning(data);
};

/**
 * Outputs of stages on the table: the first of a name stays, and none of a job that has ended. An output is written
 * before the job is looked at, and taken back when it has ended: in the other order an ending, and a deletion after it,
 * could come between. A transaction would hold both together at more than twice the price.
 */
export const createJobOutputs = (table: Table): JobOutputs => ({
  read: async (jobId, name) => {
    const { data } = await table.entities.jobOutput.get({ jobId, name }).go({ consistent: true });
    return data && unpackJson(data.data);
  },
  write: async (jobId, name, value, expiresAt) => {
    const data = await packOutput(value);
    try {
      await table.entities.jobOutput.create(present({ jobId, name, data, expiresAt })).go();
    } catch (error) {
      if (isConditionRefused(error)) return;
      throw error;
    }
    if (!(await runs(table, jobId))) await table.entities.jobOutput.delete({ jobId, name }).go();
  },
});

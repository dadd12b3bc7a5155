import type { JobOutputs } from '#ports';
import { isRunning } from './job-record.ts';
import { packJson, pieceBytes, unpackJson } from './pack.ts';
import { present } from './present.ts';
import { isConditionRefused } from './refused.ts';
import type { Table } from './table.ts';

const assertFits = (jobId: string, name: string, { length }: Uint8Array): void => {
  if (length > pieceBytes)
    throw new Error(`Output ${name} of job ${jobId} has ${length} bytes packed; ${pieceBytes} fit an item.`);
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
    const data = await packJson(value);
    assertFits(jobId, name, data);
    try {
      await table.entities.jobOutput.create(present({ jobId, name, data, expiresAt })).go();
    } catch (error) {
      if (isConditionRefused(error)) return;
      throw error;
    }
    if (!(await runs(table, jobId))) await table.entities.jobOutput.delete({ jobId, name }).go();
  },
});

import type { JobOutputs } from '#ports';
import { firstFinalStep } from './job-record.ts';
import { packJson, pieceBytes, unpackJson } from './pack.ts';
import { present } from './present.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';

const assertFits = (jobId: string, name: string, { length }: Uint8Array): void => {
  if (length > pieceBytes)
    throw new Error(`Output ${name} of job ${jobId} has ${length} bytes packed; ${pieceBytes} fit an item.`);
};

/** Outputs of stages on the table, written under two conditions: the job still runs, and nobody wrote this one before. */
export const createJobOutputs = (table: Table): JobOutputs => ({
  read: async (jobId, name) => {
    const { data } = await table.entities.jobOutput.get({ jobId, name }).go({ consistent: true });
    return data && unpackJson(data.data);
  },
  write: async (jobId, name, value, expiresAt) => {
    const data = await packJson(value);
    assertFits(jobId, name, data);
    await transact(['job', 'output'], () =>
      table.write(({ job, jobOutput }) => [
        job
          .check({ jobId })
          .where(({ step }, { lt }) => lt(step, firstFinalStep))
          .commit(),
        jobOutput.create(present({ jobId, name, data, expiresAt })).commit(),
      ]),
    );
  },
});

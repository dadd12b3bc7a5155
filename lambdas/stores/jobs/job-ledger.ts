import type { JobLedger } from '#ports';
import type { Table } from '#stores/table/table.ts';
import { claimJob } from './claim-job.ts';
import { endJob } from './end-job.ts';
import { packOrder } from './job-input.ts';
import { reserveForUser } from './reserve-for-user.ts';
import { reserveForVisitor } from './reserve-for-visitor.ts';

/** Reserves, ends and claims jobs in the table. */
export const createJobLedger = (table: Table): JobLedger => ({
  reserve: async (order) => {
    const packed = await packOrder(order);
    const { userId } = order.job;
    return userId === null ? reserveForVisitor(table, packed) : reserveForUser(table, packed, userId);
  },
  end: (jobId, ending) => endJob(table, jobId, ending),
  claim: (jobId, claim) => claimJob(table, jobId, claim),
});

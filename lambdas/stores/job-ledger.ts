import type { JobLedger } from '#ports';
import { endJob } from './end-job.ts';
import { reserveForUser } from './reserve-for-user.ts';
import { reserveForVisitor } from './reserve-for-visitor.ts';
import type { Table } from './table.ts';

/** Reserving and ending on the table. */
export const createJobLedger = (table: Table): JobLedger => ({
  reserve: (order) =>
    order.job.userId === null
      ? reserveForVisitor(table, order)
      : reserveForUser(table, order, order.job.userId),
  end: (jobId, ending) => endJob(table, jobId, ending),
});

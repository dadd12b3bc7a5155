import { monthKey } from '#domain/calendar-month.ts';
import type { JobRecord, ReserveOutcome } from '#ports';
import { findEarlierRequest } from './earlier-request.ts';
import type { PackedOrder } from './job-input.ts';
import { idempotencyWrites, jobWriteNames, jobWrites } from './job-writes.ts';
import { epochSeconds } from './present.ts';
import type { Table } from './table.ts';
import { transact, untilCurrent } from './transact.ts';

// Longer than any month, and than the job that may give the credit back.
const demoCreditDays = 62;

const demoCreditOf = ({ id, visitor, createdAt }: JobRecord) => {
  if (visitor === null) throw new Error(`Job ${id} has neither an owner nor a visitor.`);
  const created = new Date(createdAt);
  const expiresAt = epochSeconds(created) + demoCreditDays * 24 * 3600;
  return { visitor, month: monthKey(created), jobId: id, expiresAt, isReleased: false };
};

/** Takes the visitor's demo run of the month and writes the job, in one transaction. */
export const reserveForVisitor = (table: Table, order: PackedOrder): Promise<ReserveOutcome> => {
  const job: JobRecord = { ...order.job, sequentialNumber: null, slug: null };
  const credit = demoCreditOf(job);
  return untilCurrent<ReserveOutcome>(async () => {
    const refused = await transact(['demo', ...jobWriteNames, 'request'], () =>
      table.write((entities) => [
        entities.demoCredit
          .upsert(credit)
          .where(
            ({ jobId, isReleased }, { notExists, eq }) => `${notExists(jobId)} OR ${eq(isReleased, true)}`,
          )
          .commit(),
        ...jobWrites(entities, order, job),
        ...idempotencyWrites(entities, order),
      ]),
    );
    if (refused.size === 0) return { kind: 'reserved', job };
    const earlier = await findEarlierRequest(table, order);
    if (earlier) return earlier;
    return refused.has('demo') ? { kind: 'demo_used' } : undefined;
  });
};

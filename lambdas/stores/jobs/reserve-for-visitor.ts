import { demoRunsPerNetwork, exampleRunsPerMonth } from '#contracts/billing/plans.ts';
import { daySeconds } from '#contracts/durations.ts';
import { demoCreditDays } from '#contracts/platform/job-times.ts';
import { monthKey } from '#domain/credits/calendar-month.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { JobRecord, ReserveOutcome } from '#ports';
import type { Table, Writable } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';
import { findEarlierRequest } from './earlier-request.ts';
import type { PackedOrder } from './job-input.ts';
import { idempotencyWrite, jobWrites } from './job-writes.ts';

const demoCreditOf = ({ id, visitor, createdAt }: JobRecord) => {
  if (visitor === null) throw new Error(`Job ${id} has neither an owner nor a visitor.`);
  const created = new Date(createdAt);
  const expiresAt = epochSeconds(created) + demoCreditDays * daySeconds;
  return { visitor, month: monthKey(created), jobId: id, expiresAt, isReleased: false };
};

/** Counts a run of the visitor's /48 if there is one. Failed runs stay counted. */
const networkWrite = (
  { demoNetwork }: Writable,
  { network }: PackedOrder,
  { month, expiresAt }: ReturnType<typeof demoCreditOf>,
) =>
  network
    ? demoNetwork
        .update({ network, month })
        .add({ runs: 1 })
        .set({ expiresAt })
        .where(({ runs }, { notExists, lt }) => `${notExists(runs)} OR ${lt(runs, demoRunsPerNetwork)}`)
        .commit()
    : undefined;

/** Counts a run of the example article. The prefix `example` keeps it separate from demo runs. */
const exampleWrite = (
  { demoNetwork }: Writable,
  { network }: PackedOrder,
  { visitor, month, expiresAt }: ReturnType<typeof demoCreditOf>,
) =>
  demoNetwork
    .update({ network: `example#${network ?? visitor}`, month })
    .add({ runs: 1 })
    .set({ expiresAt })
    .where(({ runs }, { notExists, lt }) => `${notExists(runs)} OR ${lt(runs, exampleRunsPerMonth)}`)
    .commit();

const demoWrite = ({ demoCredit }: Writable, credit: ReturnType<typeof demoCreditOf>) =>
  demoCredit
    .upsert(credit)
    .where(({ jobId, isReleased }, { notExists, eq }) => `${notExists(jobId)} OR ${eq(isReleased, true)}`)
    .commit();

/** Uses the visitor's demo run of the month, or one of the example's runs, and creates the job, in one transaction. */
export const reserveForVisitor = (table: Table, order: PackedOrder): Promise<ReserveOutcome> => {
  const job: JobRecord = { ...order.job, sequentialNumber: null, slug: null };
  const credit = demoCreditOf(job);
  return untilCurrent<ReserveOutcome>(async () => {
    const failed = await transact(table, (entities) => ({
      demo: order.isExample ? undefined : demoWrite(entities, credit),
      network: (order.isExample ? exampleWrite : networkWrite)(entities, order, credit),
      ...jobWrites(entities, order, job),
      request: idempotencyWrite(entities, order),
    }));
    if (failed.size === 0) return { kind: 'reserved', job };
    const earlier = await findEarlierRequest(table, order);
    if (earlier) return earlier;
    return failed.has('demo') || failed.has('network') ? { kind: 'demo_used' } : undefined;
  });
};

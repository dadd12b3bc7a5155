import { demoFailuresPerMonth } from '#contracts/billing/plans.ts';
import { monthKey } from '#domain/credits/calendar-month.ts';
import { describeRefund } from '#domain/credits/describe-refund.ts';
import { refundOf } from '#domain/jobs/settle-run.ts';
import type { EndOutcome, JobEnding, JobRecord } from '#ports';
import { emptyAccount, type Movement, movementWrites, readAccount } from '#stores/credits/account.ts';
import { present } from '#stores/table/present.ts';
import type { Table, Writable } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';
import { type EndingEvents, readEndingEvents } from './ending-events.ts';
import { isRunning, statusAttributes, stillRuns } from './job-record.ts';
import { readJob } from './read-job.ts';

/** A job, its ending, and the events that report it. */
type Ending = { job: JobRecord; ending: JobEnding; events: EndingEvents };

/** The part of the charge that the ending refunds. A visitor was charged nothing. */
const refundedBy = (job: JobRecord, ending: JobEnding): number =>
  job.userId === null ? 0 : refundOf(job, ending);

/** The changes that an ending makes to its job. */
const changesOf = (job: JobRecord, ending: JobEnding) => ({
  status: ending.status,
  failure: ending.status === 'failed' ? ending.failure : null,
  refundedHalfCredits: refundedBy(job, ending),
  updatedAt: ending.at,
  endedAt: ending.at,
  ...(ending.status === 'completed' && ending.title && { title: ending.title }),
});

/**
 * Requires that the job still runs, so the first writer decides how it ends. A cancellation also requires that the
 * spending has not changed since it was read, because spending decides the refund.
 */
const endWrites = (entities: Writable, { job: record, ending, events }: Ending) => {
  const { job, outbox } = entities;
  const { id, spentMicroUsd: spent } = record;
  return {
    job: job
      .patch({ jobId: id })
      .set({ ...present(changesOf(record, ending)), ...statusAttributes(ending.status) })
      .where((at, operations) => {
        const runs = stillRuns(at, operations);
        if (ending.status !== 'cancelled') return runs;
        const { eq, notExists } = operations;
        const isSame = eq(at.spentMicroUsd, spent);
        return `${runs} AND (${spent === 0 ? `${notExists(at.spentMicroUsd)} OR ${isSame}` : isSame})`;
      })
      .commit(),
    outbox: outbox.delete({ jobId: id }).commit(),
    ...events.writes(entities),
  };
};

const settle = (table: Table, all: Ending) => transact(table, (entities) => endWrites(entities, all));

/** Returns the demo run, unless another job uses it now or the month's limit of returns is reached. */
const releaseDemo = async (table: Table, all: Ending, visitor: string) => {
  const { job } = all;
  const key = { visitor, month: monthKey(new Date(job.createdAt)) };
  const { data } = await table.entities.demoCredit.get(key).go({ consistent: true });
  const failures = data?.failures ?? 0;
  if (data?.jobId !== job.id || failures >= demoFailuresPerMonth) return settle(table, all);
  return transact(table, (entities) => ({
    ...endWrites(entities, all),
    demo: entities.demoCredit
      .patch(key)
      .set({ isReleased: true, failures: failures + 1 })
      .where(({ jobId }, { eq }) => eq(jobId, job.id))
      .commit(),
  }));
};

const refund = async (table: Table, all: Ending, userId: string) => {
  const { job, ending } = all;
  const halfCredits = refundedBy(job, ending);
  const account = (await readAccount(table, userId)) ?? emptyAccount(userId);
  const movements: Movement[] = [
    {
      kind: 'refund',
      halfCredits,
      description: describeRefund(job.jobType, ending.status),
      jobId: job.id,
      createdAt: ending.at,
    },
  ];
  return transact(table, (entities) => ({
    ...endWrites(entities, all),
    ...movementWrites(entities, account, movements),
    refund: entities.refund.create({ jobId: job.id, userId, halfCredits }).commit(),
  }));
};

const write = (table: Table, all: Ending): Promise<ReadonlySet<string>> => {
  const { job, ending } = all;
  if (job.userId !== null && refundedBy(job, ending) > 0) return refund(table, all, job.userId);
  if (job.visitor !== null && ending.status === 'failed' && ending.releasesDemo)
    return releaseDemo(table, all, job.visitor);
  return settle(table, all);
};

/** Ends a running job, refunds what its ending owes, and stores its events, in one transaction. */
export const endJob = (table: Table, jobId: string, ending: JobEnding): Promise<EndOutcome> =>
  untilCurrent<EndOutcome>(async () => {
    const job = await readJob(table, jobId);
    if (!job) return { kind: 'missing' };
    if (!isRunning(job)) return { kind: 'already_ended', job };
    const ended = { ...job, ...changesOf(job, ending) };
    const events = await readEndingEvents(table, ended, ending.at);
    const failed = await write(table, { job, ending, events });
    return failed.size === 0 ? { kind: 'ended', job: ended, deliveries: events.deliveries } : undefined;
  });

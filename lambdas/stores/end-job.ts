import { tools } from '#contracts/product.ts';
import { monthKey } from '#domain/calendar-month.ts';
import type { EndOutcome, JobEnding, JobRecord } from '#ports';
import { emptyAccount, type Movement, movementNames, movementWrites, readAccount } from './account.ts';
import { isRunning, statusAttributes, stillRuns, toJobRecord } from './job-record.ts';
import type { Table, Writable } from './table.ts';
import { transact, untilCurrent } from './transact.ts';

type Entities = Writable;
const endNames = ['job', 'outbox'] as const;

/** Under the condition that the job still runs: whoever ends it first decides how it ended. */
const endWrites = ({ job, outbox }: Entities, { id }: JobRecord, ending: JobEnding) => {
  const failure = 'failure' in ending ? ending.failure : null;
  const { status, at } = ending;
  return [
    job
      .patch({ jobId: id })
      .set({ ...statusAttributes(status), updatedAt: at, endedAt: at, ...(failure && { failure }) })
      .where(stillRuns)
      .commit(),
    outbox.delete({ jobId: id }).commit(),
  ];
};

const settle = (table: Table, job: JobRecord, ending: JobEnding) =>
  transact(endNames, () => table.write((entities) => endWrites(entities, job, ending)));

const releaseDemo = (table: Table, job: JobRecord, ending: JobEnding, visitor: string) =>
  transact([...endNames, 'demo'], () =>
    table.write((entities) => [
      ...endWrites(entities, job, ending),
      entities.demoCredit
        .delete({ visitor, month: monthKey(new Date(job.createdAt)) })
        // The month's credit may have been released and taken by another job since.
        .where(({ jobId }, { notExists, eq }) => `${notExists(jobId)} OR ${eq(jobId, job.id)}`)
        .commit(),
    ]),
  );

const refund = async (table: Table, job: JobRecord, ending: JobEnding, userId: string) => {
  const account = (await readAccount(table, userId)) ?? emptyAccount(userId);
  const movements: Movement[] = [
    {
      kind: 'refund',
      halfCredits: job.costHalfCredits,
      description: `${tools[job.jobType].name}, ${ending.status}: refund`,
      jobId: job.id,
      createdAt: ending.at,
    },
  ];
  return transact([...endNames, ...movementNames(movements), 'refund'], () =>
    table.write((entities) => [
      ...endWrites(entities, job, ending),
      ...movementWrites(entities, account, movements),
      entities.refund.create({ jobId: job.id, userId, halfCredits: job.costHalfCredits }).commit(),
    ]),
  );
};

const write = (table: Table, job: JobRecord, ending: JobEnding): Promise<ReadonlySet<string>> => {
  if (ending.status === 'completed') return settle(table, job, ending);
  if (job.userId !== null && job.costHalfCredits > 0) return refund(table, job, ending, job.userId);
  if (job.visitor !== null && ending.releasesDemo) return releaseDemo(table, job, ending, job.visitor);
  return settle(table, job, ending);
};

const readJob = async (table: Table, jobId: string): Promise<JobRecord | null> => {
  const { data } = await table.entities.job.get({ jobId }).go({ consistent: true });
  return data && toJobRecord(data);
};

/** Ends a running job and, unless it completed, gives its charge back, in one transaction. */
export const endJob = (table: Table, jobId: string, ending: JobEnding): Promise<EndOutcome> =>
  untilCurrent<EndOutcome>(async () => {
    const job = await readJob(table, jobId);
    if (!job) return { kind: 'missing' };
    if (!isRunning(job)) return { kind: 'already_ended', job };
    const refused = await write(table, job, ending);
    const failure = 'failure' in ending ? ending.failure : null;
    const { status, at } = ending;
    return refused.size === 0
      ? { kind: 'ended', job: { ...job, status, failure, updatedAt: at, endedAt: at } }
      : undefined;
  });

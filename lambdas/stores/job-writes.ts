import type { JobOrder, JobRecord } from '#ports';
import { requestOwner } from './earlier-request.ts';
import { toJobItem } from './job-record.ts';
import { epochSeconds, present } from './present.ts';
import type { Writable } from './table.ts';

type Entities = Writable;

/** The queue of the outbox: one partition takes 1,000 writes a second, far more than jobs are started. */
export const outboxQueue = 'jobs';

export const jobWriteNames = ['job', 'input', 'outbox'] as const;
/** The writes that every new job takes, whoever pays for it. */
export const jobWrites = (entities: Entities, { input, startBy }: JobOrder, job: JobRecord) => [
  entities.job.create(toJobItem(job)).commit(),
  entities.jobInput.create(present({ jobId: job.id, input, expiresAt: job.expiresAt })).commit(),
  entities.outbox.create({ jobId: job.id, queue: outboxQueue, dueAt: startBy }).commit(),
];

/** The write that makes a repeated request recognisable; none when it came without a key. */
export const idempotencyWrites = (entities: Entities, order: JobOrder) => {
  if (!order.idempotency) return [];
  const now = epochSeconds(new Date(order.job.createdAt));
  return [
    entities.idempotency
      .put({ ...order.idempotency, owner: requestOwner(order), jobId: order.job.id })
      .where(({ key, expiresAt }, { notExists, lte }) => `${notExists(key)} OR ${lte(expiresAt, now)}`)
      .commit(),
  ];
};

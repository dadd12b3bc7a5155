import { epochSeconds } from '#domain/platform/times.ts';
import type { JobOrder, JobRecord } from '#ports';
import { present } from '#stores/table/present.ts';
import type { Writable } from '#stores/table/table.ts';
import { requestOwner } from './earlier-request.ts';
import type { PackedOrder } from './job-input.ts';
import { toJobItem } from './job-record.ts';

/**
 * The queues of the outbox. Each is a partition of the index and takes 1,000 writes per second, which is 12,000 jobs
 * per minute. A queue added here gets its share of the jobs created from then on.
 */
export const outboxQueues = ['jobs'] as const;

/** The queue of a job. Ids are random, so their first digits spread evenly. */
export const outboxQueueOf = (jobId: string): string =>
  outboxQueues[Number.parseInt(jobId.slice(0, 8), 16) % outboxQueues.length] ?? outboxQueues[0];

/** The writes for every new job, no matter who pays. */
export const jobWrites = (
  entities: Writable,
  { packedInput: data, startBy }: PackedOrder,
  job: JobRecord,
) => ({
  job: entities.job.create(toJobItem(job)).commit(),
  input: entities.jobInput.create(present({ jobId: job.id, data, expiresAt: job.expiresAt })).commit(),
  outbox: entities.outbox.create({ jobId: job.id, queue: outboxQueueOf(job.id), dueAt: startBy }).commit(),
});

/** The write that identifies a repeated request; undefined if the request has no key. */
export const idempotencyWrite = (entities: Writable, order: JobOrder) => {
  if (!order.idempotency) return undefined;
  const now = epochSeconds(new Date(order.job.createdAt));
  return entities.idempotency
    .put({ ...order.idempotency, owner: requestOwner(order), jobId: order.job.id })
    .where(({ key, expiresAt }, { notExists, lte }) => `${notExists(key)} OR ${lte(expiresAt, now)}`)
    .commit();
};

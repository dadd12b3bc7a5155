import { epochSeconds } from '#domain/platform/times.ts';
import type { JobOrder, ReserveOutcome } from '#ports';
import type { Table } from '#stores/table/table.ts';

/** The owner under which a user's Idempotency-Keys are stored. */
export const userAsOwner = (userId: string): string => `user:${userId}`;

/** Keys belong to their caller: two callers may use the same one. */
export const requestOwner = ({ job }: JobOrder): string =>
  job.userId === null ? `visitor:${job.visitor}` : userAsOwner(job.userId);

/** The outcome of an earlier request with this Idempotency-Key; null if this is the first. */
export const findEarlierRequest = async (table: Table, order: JobOrder): Promise<ReserveOutcome | null> => {
  if (!order.idempotency) return null;
  const { key, requestSha256 } = order.idempotency;
  const { data } = await table.entities.idempotency
    .get({ owner: requestOwner(order), key })
    .go({ consistent: true });
  if (!data || data.expiresAt <= epochSeconds(new Date(order.job.createdAt))) return null;
  return data.requestSha256 === requestSha256
    ? { kind: 'repeated', jobId: data.jobId }
    : { kind: 'key_reused' };
};

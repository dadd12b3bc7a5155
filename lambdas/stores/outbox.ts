import type { Outbox } from '#ports';
import { outboxQueue } from './job-writes.ts';
import { isConditionRefused } from './refused.ts';
import type { Table } from './table.ts';

/** Jobs to look after, on the index by the time at which they are due. */
export const createOutbox = (table: Table): Outbox => ({
  due: async (now, limit) => {
    const { data } = await table.entities.outbox.query
      .due({ queue: outboxQueue })
      .lte({ dueAt: now })
      .go({ limit });
    return data.map(({ jobId }) => jobId);
  },
  postpone: async (jobId, dueAt) => {
    try {
      await table.entities.outbox.patch({ jobId }).set({ dueAt, queue: outboxQueue }).go();
    } catch (error) {
      // The job ended and took its row with it.
      if (!isConditionRefused(error)) throw error;
    }
  },
});

import type { Outbox } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import type { Table } from '#stores/table/table.ts';
import { outboxQueueOf, outboxQueues } from './job-writes.ts';

/** Jobs that need attention, in the index by the time at which they are due. */
export const createOutbox = (table: Table): Outbox => ({
  due: async (now, limit) => {
    const queues = await Promise.all(
      outboxQueues.map((queue) =>
        table.entities.outbox.query.due({ queue }).lte({ dueAt: now }).go({ limit }),
      ),
    );
    return queues
      .flatMap(({ data }) => data)
      .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
      .slice(0, limit)
      .map(({ jobId }) => jobId);
  },
  postpone: async (jobId, dueAt) => {
    // Not written if the job ended and its item was removed.
    await isWritten(() =>
      table.entities.outbox
        .patch({ jobId })
        .set({ dueAt, queue: outboxQueueOf(jobId) })
        .go(),
    );
  },
});

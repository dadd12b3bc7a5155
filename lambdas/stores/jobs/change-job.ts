import type { JobRecord } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import { kindOf, partitionOf, readPartition, removeItems } from '#stores/table/partition.ts';
import type { Table } from '#stores/table/table.ts';

/** Sets or removes a job's name. False if the job is gone. */
export const renameJob = async (table: Table, jobId: string, name: string | null): Promise<boolean> => {
  const job = table.entities.job.patch({ jobId });
  return isWritten(() =>
    (name === null ? job.remove(['name']) : job.set({ name }))
      .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
      .go(),
  );
};

/** The kinds of a job's items that the ledger needs, as ElectroDB writes them on each item. */
const kept = new Set(['job', 'charge', 'refund', 'provider_call']);

/**
 * Removes an ended job's outputs, images, choices and share link, then its input, then its name. Until the last
 * write, its owner can find the job, so an interrupted deletion can be repeated.
 */
export const removeJob = async (
  table: Table,
  { id: jobId, userId, slug }: JobRecord,
  at: string,
): Promise<void> => {
  const { entities, client, name } = table;
  const items = await readPartition(client, name, partitionOf(entities.job.get({ jobId }).params()));
  const going = items.filter((item) => !kept.has(kindOf(item)) && kindOf(item) !== 'job_input');
  await removeItems(client, name, going);
  await entities.job.patch({ jobId }).set({ deletedAt: at }).remove(['failure', 'name', 'title']).go();
  if (userId !== null && slug !== null) await entities.slug.delete({ userId, slug }).go();
  await entities.jobInput.delete({ jobId }).go();
  // Another browser tab may have written them in the meantime.
  await Promise.all([entities.choices.delete({ jobId }).go(), entities.share.delete({ jobId }).go()]);
};

import type { EntityItem } from 'electrodb';
import { indexPartitions } from '#contracts/platform/table-access.ts';
import type { Deletion, UserData } from '#ports';
import type { Table } from '#stores/table/table.ts';

/** A finished deletion is in no queue. */
const queue = indexPartitions.deletions;

const toDeletion = (item: EntityItem<Table['entities']['deletion']>): Deletion => ({
  userId: item.userId,
  requestedAt: item.requestedAt,
  watchedJobs: [...(item.watchedJobs ?? [])],
  lookAgainAt: item.lookAgainAt ?? null,
});

/** Requested deletions in the table. The index lists an open one by the time at which it continues. */
export const createDeletions = (
  table: Table,
): Pick<
  UserData,
  | 'requestDeletion'
  | 'findDeletion'
  | 'watchJobs'
  | 'setLastLook'
  | 'finishDeletion'
  | 'rescheduleDeletion'
  | 'openDeletions'
> => {
  const { deletion } = table.entities;
  const find = async (userId: string) => {
    const { data } = await deletion.get({ userId }).go({ consistent: true });
    return data?.queue === queue ? data : null;
  };
  return {
    requestDeletion: async (userId, at) => {
      if ((await find(userId)) === null)
        await deletion.put({ userId, requestedAt: at, dueAt: at, queue }).go();
    },
    findDeletion: async (userId) => {
      const found = await find(userId);
      return found && toDeletion(found);
    },
    watchJobs: async (userId, jobIds) =>
      void (await deletion
        .patch({ userId })
        .add({ watchedJobs: [...jobIds] })
        .go()),
    setLastLook: async (userId, lookAgainAt) =>
      void (await deletion.patch({ userId }).set({ lookAgainAt, dueAt: lookAgainAt, queue }).go()),
    finishDeletion: async (userId, at) => {
      const open = await find(userId);
      if (open) await deletion.put({ userId, requestedAt: open.requestedAt, finishedAt: at }).go();
    },
    rescheduleDeletion: async (userId, dueAt) =>
      void (await deletion.patch({ userId }).set({ dueAt, queue }).go()),
    openDeletions: async (now, limit) => {
      const { data } = await deletion.query.due({ queue }).lte({ dueAt: now }).go({ limit });
      return data.map(toDeletion);
    },
  };
};

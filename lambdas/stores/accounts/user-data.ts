import { tableSchema } from '#contracts/platform/table.ts';
import type { UserData } from '#ports';
import { userAsOwner } from '#stores/jobs/earlier-request.ts';
import { type RawItem, readPartition, removeItems } from '#stores/table/partition.ts';
import type { Table } from '#stores/table/table.ts';
import { createDeletions } from './deletions.ts';

/** The attribute in which ElectroDB stores an item's kind. */
const kindOf = (item: RawItem): string => String(item.__edb_e__);

const internal = new Set<string>([
  ...Object.values(tableSchema).flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value),
  ),
  '__edb_e__',
  '__edb_v__',
  // Due times of schedules. They repeat a date that is exported anyway, or mean nothing to the user.
  'creditsDueAt',
  'failingSince',
  // Hashes of API keys. They are useless to their owner and should not end up in a file.
  'hash',
  // Secrets of webhooks. They are encrypted and useless to their owner.
  'sealedSecret',
]);

const withoutKeys = (item: RawItem): RawItem =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !internal.has(name)));

/** The partition of an item, with the key that ElectroDB computes. */
const partitionOf = (params: unknown): string =>
  (params as { Key: Record<string, string> }).Key[tableSchema.partitionKey] ?? '';

/** The stored data of a user, found by partition, so that kinds of items added later are included. */
export const createUserData = (table: Table): UserData => {
  const { entities, client, name } = table;
  const read = (params: unknown) => readPartition(client, name, partitionOf(params));
  const ofUser = (userId: string) => read(entities.profile.get({ userId }).params());
  const webhooksOf = (userId: string) => read(entities.webhook.get({ userId, webhookId: 'any' }).params());
  const requestsOf = async (userId: string) => {
    const requests = entities.idempotency.query.primary({ owner: userAsOwner(userId) });
    return (await requests.go({ pages: 'all', consistent: true })).data;
  };
  const jobIds = async (userId: string): Promise<string[]> => {
    const { data } = await entities.userJob.query.primary({ userId }).go({ pages: 'all', consistent: true });
    return data.map(({ jobId }) => jobId);
  };
  const isTombstone = (item: RawItem): boolean => kindOf(item) === 'profile' && item.email === '';
  const blankProfile = async (userId: string): Promise<void> => {
    const { data } = await entities.profile.get({ userId }).go({ consistent: true });
    if (data === null) return;
    await entities.profile
      .patch({ userId })
      .set({ email: '', fullName: '', plan: 'free', role: 'user' })
      .remove(['nextFreeCreditDate', 'creditsDueAt'])
      .go();
  };
  return {
    jobIds,
    read: async (userId) => {
      const kept = (await ofUser(userId)).filter((item) => !isTombstone(item));
      const requests = await requestsOf(userId);
      const webhooks = await webhooksOf(userId);
      const byKind = Object.entries(Object.groupBy([...kept, ...webhooks], kindOf));
      return {
        ...Object.fromEntries(byKind.map(([kind, group = []]) => [kind, group.map(withoutKeys)])),
        ...(requests.length > 0 && { idempotency: requests }),
      };
    },
    purge: async (userId) => {
      let removed = 0;
      const removeAll = async (items: readonly RawItem[]) => {
        await removeItems(client, name, items);
        removed += items.length;
      };
      for (const jobId of await jobIds(userId))
        await removeAll(await read(entities.job.get({ jobId }).params()));
      const { data: subscriptions } = await entities.subscription.query
        .primary({ userId })
        .go({ pages: 'all', consistent: true });
      for (const { subscriptionId } of subscriptions)
        await removeAll(await read(entities.subscriptionOwner.get({ subscriptionId }).params()));
      const { data: keys } = await entities.apiKey.query
        .primary({ userId })
        .go({ pages: 'all', consistent: true });
      for (const { hash } of keys) await removeAll(await read(entities.apiKeyOwner.get({ hash }).params()));
      const requests = await requestsOf(userId);
      await entities.idempotency.delete(requests.map(({ owner, key }) => ({ owner, key }))).go();
      removed += requests.length;
      await removeAll(await webhooksOf(userId));
      await removeAll((await ofUser(userId)).filter((item) => kindOf(item) !== 'profile'));
      await blankProfile(userId);
      return removed;
    },
    ...createDeletions(table),
  };
};

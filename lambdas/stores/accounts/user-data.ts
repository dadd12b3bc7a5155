import { tableSchema } from '#contracts/platform/table.ts';
import type { UserData } from '#ports';
import { kindOf, type RawItem, removeItems } from '#stores/table/partition.ts';
import type { Table } from '#stores/table/table.ts';
import { createDeletions } from './deletions.ts';
import { openUserItems, type UserItems } from './user-items.ts';

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

const isTombstone = (item: RawItem): boolean => kindOf(item) === 'profile' && item.email === '';

const readUser = async (items: UserItems, userId: string): ReturnType<UserData['read']> => {
  const kept = (await items.ofUser(userId)).filter((item) => !isTombstone(item));
  const requests = await items.requestsOf(userId);
  const webhooks = await items.webhooksOf(userId);
  const byKind = Object.entries(Object.groupBy([...kept, ...webhooks], kindOf));
  return {
    ...Object.fromEntries(byKind.map(([kind, group = []]) => [kind, group.map(withoutKeys)])),
    ...(requests.length > 0 && { idempotency: requests }),
  };
};

const blankProfile = async ({ entities: { profile } }: Table, userId: string): Promise<void> => {
  const { data } = await profile.get({ userId }).go({ consistent: true });
  if (data === null) return;
  await profile
    .patch({ userId })
    .set({ email: '', fullName: '', plan: 'free', role: 'user' })
    .remove(['nextFreeCreditDate', 'creditsDueAt'])
    .go();
};

/** Removes everything but a blank profile. The user's own partition comes last, because it names the others. */
const purgeUser = async (table: Table, items: UserItems, userId: string): Promise<number> => {
  let removed = 0;
  const removeAll = async (found: readonly RawItem[]) => {
    await removeItems(table.client, table.name, found);
    removed += found.length;
  };
  for (const jobId of await items.jobIds(userId)) await removeAll(await items.ofJob(jobId));
  for (const id of await items.subscriptionIds(userId)) await removeAll(await items.ofSubscription(id));
  for (const hash of await items.keyHashes(userId)) await removeAll(await items.ofKeyHash(hash));
  const requests = await items.requestsOf(userId);
  await table.entities.idempotency.delete(requests.map(({ owner, key }) => ({ owner, key }))).go();
  removed += requests.length;
  await removeAll(await items.webhooksOf(userId));
  await removeAll((await items.ofUser(userId)).filter((item) => kindOf(item) !== 'profile'));
  await blankProfile(table, userId);
  return removed;
};

/** The stored data of a user, found by partition, so that kinds of items added later are included. */
export const createUserData = (table: Table): UserData => {
  const items = openUserItems(table);
  return {
    jobIds: items.jobIds,
    read: (userId) => readUser(items, userId),
    purge: (userId) => purgeUser(table, items, userId),
    ...createDeletions(table),
  };
};

import type { EntityItem } from 'electrodb';
import { apiScopes, maxApiKeys } from '#contracts/accounts/api-keys.ts';
import type { ApiKeyItem, ApiKeyStore } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import { createWithin } from '#stores/table/create-within.ts';
import { present } from '#stores/table/present.ts';
import type { Table } from '#stores/table/table.ts';
import { transact } from '#stores/table/transact.ts';

const toKey = (item: EntityItem<Table['entities']['apiKey']>): ApiKeyItem => ({
  ...item,
  scopes: apiScopes.filter((scope) => item.scopes?.includes(scope)),
  lastUsedAt: item.lastUsedAt ?? null,
});

const storedKeys = async ({ entities: { apiKey } }: Table, userId: string) =>
  (await apiKey.query.primary({ userId }).go({ pages: 'all', consistent: true })).data;

const createKey = (table: Table, key: ApiKeyItem): Promise<boolean> => {
  const { hash, userId, keyId } = key;
  return createWithin(maxApiKeys, {
    newest: async () => {
      const { data } = await table.entities.newestApiKey.get({ userId }).go({ consistent: true });
      return data?.keyId ?? null;
    },
    count: async () => (await storedKeys(table, userId)).length,
    write: (newest) =>
      transact(table, ({ apiKey, apiKeyOwner, newestApiKey }) => ({
        newest: newestApiKey
          .put({ userId, keyId })
          .where(({ keyId: id }, { eq, notExists }) => (newest === null ? notExists(id) : eq(id, newest)))
          .commit(),
        key: apiKey.create(present({ ...key, scopes: [...key.scopes] })).commit(),
        owner: apiKeyOwner.create({ hash, userId, keyId }).commit(),
      })),
  });
};

/**
 * API keys in the table: their hashes, never the keys themselves. A revoked key is removed. The key's item is in its
 * user's partition; a second item finds it by its hash.
 */
export const createApiKeyStore = (table: Table): ApiKeyStore => ({
  create: (key) => createKey(table, key),
  list: async (userId) => {
    const keys = (await storedKeys(table, userId)).map(toKey);
    return keys.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  },
  findByHash: async (hash) => {
    const { data: owner } = await table.entities.apiKeyOwner.get({ hash }).go({ consistent: true });
    if (owner === null) return null;
    const { userId, keyId } = owner;
    const { data } = await table.entities.apiKey.get({ userId, keyId }).go({ consistent: true });
    return data?.hash === hash ? toKey(data) : null;
  },
  recordUse: async ({ userId, keyId, at, unlessSince }) => {
    // Not written if another call has recorded a use, or the key was revoked.
    await isWritten(() =>
      table.entities.apiKey
        .patch({ userId, keyId })
        .set({ lastUsedAt: at })
        .where(
          ({ lastUsedAt }, { notExists, lt }) => `${notExists(lastUsedAt)} OR ${lt(lastUsedAt, unlessSince)}`,
        )
        .go(),
    );
  },
  revoke: async (userId, keyId) => {
    const { data } = await table.entities.apiKey.delete({ userId, keyId }).go({ response: 'all_old' });
    if (data === null) return false;
    // The key no longer works, because the item that finds it by its hash is gone.
    if (data.hash) await table.entities.apiKeyOwner.delete({ hash: data.hash }).go();
    return true;
  },
});

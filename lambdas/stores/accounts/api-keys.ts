import type { ApiKeyStore } from '#ports';
import { present } from '#stores/table/present.ts';
import type { Table } from '#stores/table/table.ts';

/** Keys of the API on the table: their hashes, never themselves. A revoked key is gone. */
export const createApiKeyStore = (table: Table): ApiKeyStore => ({
  create: async (key) => void (await table.entities.apiKey.create(present(key)).go()),
  list: async (userId) => {
    const { data } = await table.entities.apiKey.query
      .primary({ userId })
      .go({ pages: 'all', consistent: true });
    return data
      .map((key) => ({ ...key, lastUsedAt: key.lastUsedAt ?? null }))
      .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  },
  revoke: async (userId, keyId) => {
    const { data } = await table.entities.apiKey.delete({ userId, keyId }).go({ response: 'all_old' });
    return data !== null;
  },
});

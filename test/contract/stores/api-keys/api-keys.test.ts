import { describe, expect, it } from 'vitest';
import { maxApiKeys } from '#contracts/accounts/api-keys.ts';
import type { ApiKeyItem, ApiKeyStore } from '#ports';
import { createApiKeyStore } from '#stores/accounts/api-keys.ts';
import { openTable } from '#stores/table/table.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores } from '#test/fakes/memory-stores.ts';
import { documentClient, startTestTables } from '#test/integration/dynamodb.ts';

const tables = startTestTables();
const openOnTable = async (): Promise<ApiKeyStore> => {
  const table = await tables.createTable();
  return createApiKeyStore(openTable(documentClient(table), table.tableName));
};

const keyOf = (keyId: string, changes: Partial<ApiKeyItem> = {}): ApiKeyItem => ({
  keyId,
  userId: 'u1',
  prefix: 'sk_12345678',
  hash: `hash of ${keyId}`,
  scopes: ['read'],
  createdAt: '2026-11-21T12:00:00.000Z',
  lastUsedAt: null,
  ...changes,
});

/** The number of keys that were stored of `count` created at the same time. */
const createAtOnce = async (store: ApiKeyStore, count: number, name: string): Promise<number> => {
  const keys = Array.from({ length: count }, (_, number) => keyOf(`${name} ${number}`));
  return (await Promise.all(keys.map((key) => store.create(key)))).filter(Boolean).length;
};

describe.each([
  ['in memory', async () => createMemoryStores(createManualClock()).apiKeys],
  ['on a table', openOnTable],
])('API keys %s', (_, open) => {
  it('are listed for their user, newest first, and only their user revokes them', async () => {
    const store = await open();
    await store.create(keyOf('a'));
    await store.create(keyOf('b', { createdAt: '2026-11-21T12:01:00.000Z', scopes: ['read', 'run'] }));
    expect((await store.list('u1')).map(({ keyId }) => keyId)).toEqual(['b', 'a']);
    expect(await store.list('u2')).toEqual([]);
    expect(await store.revoke('u2', 'a')).toBe(false);
    expect([await store.revoke('u1', 'a'), await store.revoke('u1', 'a')]).toEqual([true, false]);
    expect(await store.list('u1')).toEqual([
      keyOf('b', { createdAt: '2026-11-21T12:01:00.000Z', scopes: ['read', 'run'] }),
    ]);
  });

  it('are found by their hash until they are revoked', async () => {
    const store = await open();
    await store.create(keyOf('a'));
    expect(await store.findByHash('hash of a')).toEqual(keyOf('a'));
    expect(await store.findByHash('hash of b')).toBeNull();
    await store.revoke('u1', 'a');
    expect(await store.findByHash('hash of a')).toBeNull();
  });

  it('record a use only when the last one is old enough, and never revive a revoked key', async () => {
    const store = await open();
    await store.create(keyOf('a'));
    const use = (at: string, unlessSince: string) =>
      store.recordUse({ userId: 'u1', keyId: 'a', at, unlessSince });
    await use('2026-11-21T12:05:00.000Z', '2026-11-21T12:04:00.000Z');
    await use('2026-11-21T12:05:30.000Z', '2026-11-21T12:04:30.000Z');
    expect((await store.findByHash('hash of a'))?.lastUsedAt).toBe('2026-11-21T12:05:00.000Z');
    await use('2026-11-21T12:06:30.000Z', '2026-11-21T12:05:30.000Z');
    expect((await store.findByHash('hash of a'))?.lastUsedAt).toBe('2026-11-21T12:06:30.000Z');
    await store.revoke('u1', 'a');
    await use('2026-11-21T12:09:00.000Z', '2026-11-21T12:08:00.000Z');
    expect(await store.list('u1')).toEqual([]);
  });

  it('never exceed the limit, no matter how many are created and revoked at the same time', async () => {
    const store = await open();
    for (let count = 0; count < maxApiKeys - 2; count++) await store.create(keyOf(`early ${count}`));
    expect(await createAtOnce(store, 6, 'late')).toBe(2);
    expect(await store.list('u1')).toHaveLength(maxApiKeys);
    const revoked = await Promise.all(['early 0', 'early 0'].map((keyId) => store.revoke('u1', keyId)));
    expect(revoked.filter(Boolean)).toHaveLength(1);
    expect(await createAtOnce(store, 4, 'later')).toBe(1);
    expect(await store.list('u1')).toHaveLength(maxApiKeys);
    expect(await store.create(keyOf("another user's", { userId: 'u2' }))).toBe(true);
  });
});

it('keys that were stored before creates took turns count towards the limit', async () => {
  const table = await tables.createTable();
  const opened = openTable(documentClient(table), table.tableName);
  const store = createApiKeyStore(opened);
  const { scopes: _, lastUsedAt: __, ...older } = keyOf('a');
  for (let count = 1; count < maxApiKeys; count++)
    await opened.entities.apiKey.create({ ...older, keyId: `older ${count}` }).go();
  expect(await createAtOnce(store, 3, 'late')).toBe(1);
  await store.revoke('u1', 'older 1');
  await opened.entities.apiKey.create({ ...older, keyId: 'of an earlier release' }).go();
  expect(await store.create(keyOf('one too many'))).toBe(false);
});

it('a key created before scopes existed allows nothing', async () => {
  const table = await tables.createTable();
  const opened = openTable(documentClient(table), table.tableName);
  const { scopes: _, lastUsedAt: __, ...older } = keyOf('a');
  await opened.entities.apiKey.create(older).go();
  expect((await createApiKeyStore(opened).list('u1')).map(({ scopes }) => scopes)).toEqual([[]]);
});

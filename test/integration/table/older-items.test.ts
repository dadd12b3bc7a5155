import { expect, it, vi } from 'vitest';
import { capsOf, defaultDailyBudgetsUsd } from '#contracts/credits/spending.ts';
import { unknownMetrics } from '#domain/scoring/unknown-metrics.ts';
import { packJson } from '#stores/table/pack.ts';
import { openTable } from '#stores/table/table.ts';
import { grantOf, newProfile, userOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

it('the input of a job that was stored before inputs were compressed is read and listed', async () => {
  const testTable = await createTable();
  const stores = openStores(testTable, createManualClock());
  const order = userOrder('user-1');
  await stores.users.create(newProfile('user-1'), grantOf(10));
  await stores.ledger.reserve(order);
  const { jobInput } = openTable(documentClient(testTable), testTable.tableName).entities;
  const input = { ...order.input, text: 'As it was stored once' };
  await jobInput.put({ jobId: order.job.id, input }).go();
  expect(await stores.jobs.findInput(order.job.id)).toEqual(input);
  expect(await stores.jobs.listByUser('user-1', { limit: 1, after: null })).toMatchObject([{ input }]);
});

it('the input of a job that does not match its schema is rejected, compressed or not', async () => {
  const testTable = await createTable();
  const stores = openStores(testTable, createManualClock());
  const { jobInput } = openTable(documentClient(testTable), testTable.tableName).entities;
  const broken = { text: 7, url: null, keywords: null, imageCount: null };
  await jobInput.put({ jobId: 'packed', data: await packJson(broken) }).go();
  await jobInput.put({ jobId: 'unpacked', input: broken as never }).go();
  await jobInput.put({ jobId: 'empty' }).go();
  for (const jobId of ['packed', 'unpacked'])
    await expect(stores.jobs.findInput(jobId)).rejects.toMatchObject({ issues: [{ path: ['text'] }] });
  await expect(stores.jobs.findInput('empty')).rejects.toMatchObject({ issues: [{ path: [] }] });
  expect(await stores.jobs.findInput('none')).toBeNull();
});

it('market data that cannot be read is a logged miss; the rest is found', async () => {
  const testTable = await createTable();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const stores = openStores(testTable, createManualClock(), capsOf(defaultDailyBudgetsUsd), log);
  const figures = { ...unknownMetrics('none'), searchVolume: 90 };
  const us = { country: 'US', language: 'en' } as const;
  const tomorrow = new Date('2099-01-01T00:00:00.000Z');
  const both = new Map([
    ['cold brew', figures],
    ['iced coffee', figures],
  ]);
  await stores.marketDataCache.put('labs', us, both, tomorrow);
  const { metrics } = openTable(documentClient(testTable), testTable.tableName).entities;
  const { data } = await metrics.scan.go();
  const broken = data.filter(({ keyword }) => keyword === 'cold brew');
  await metrics.put(broken.map((item) => ({ ...item, metrics: { searchVolume: 'many' } as never }))).go();
  const found = await stores.marketDataCache.get('labs', us, ['cold brew', 'iced coffee']);
  expect([...found]).toEqual([['iced coffee', figures]]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    'market metrics in the cache cannot be read',
    expect.objectContaining({ source: 'labs' }),
  );
});

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { rateWindowAt } from '#domain/platform/rate-limit.ts';
import { createRateLimits } from '#stores/caches/rate-limits.ts';
import { openTable } from '#stores/table/table.ts';
import { documentClient, startTestTables } from './dynamodb.ts';

const { createTable } = startTestTables();
const at = new Date('2026-11-21T12:00:42.000Z');

const open = async () => {
  const table = await createTable();
  const client = documentClient(table);
  /** Another instance of a function. It shares the table but no memory. */
  const instance = () => createRateLimits(openTable(client, table.tableName));
  const read = async (key: string) =>
    (
      await client.send(
        new GetCommand({
          TableName: table.tableName,
          Key: { pk: `RATE#${key}`, sk: rateWindowAt(at).startsAt.toISOString() },
        }),
      )
    ).Item;
  return { instance, read };
};

it('the table counts no more than the limit across many concurrent instances', async () => {
  const { instance } = await open();
  const instances = Array.from({ length: 5 }, instance);
  const window = rateWindowAt(at);
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => instances[index % 5]?.take('runs#user:ada', window, 10)),
  );
  // Each of the ten calls gets its own number.
  const counted = responses.flatMap((response) => response ?? []);
  expect(counted.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await instance().take('runs#user:eve', window, 10)).toBe(1);
  expect(await instance().take('reads#user:ada', window, 10)).toBe(1);
});

it('the count starts again in the next window', async () => {
  const counts = (await open()).instance();
  const window = rateWindowAt(at);
  const take = (time: typeof window) => counts.take('runs#visitor:v', time, 1);
  expect([await take(window), await take(window)]).toEqual([1, null]);
  expect(await take(rateWindowAt(window.endsAt))).toBe(1);
});

it('the table expires the counter by itself', async () => {
  const { instance, read } = await open();
  const window = rateWindowAt(at);
  await instance().take('config#visitor:v', window, 5);
  const item = await read('config#visitor:v');
  expect(item).toMatchObject({ calls: 1 });
  expect(Number(item?.ttl) * 1000).toBeGreaterThan(window.endsAt.getTime());
  expect(Number(item?.ttl) * 1000).toBeLessThan(window.endsAt.getTime() + 3_600_000);
});

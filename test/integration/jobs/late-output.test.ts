import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { contentLimits } from '#contracts/content-limits.ts';
import { capsOf, defaultDailyBudgetsUsd } from '#contracts/credits/spending.ts';
import { openStores as openAllStores } from '#runtime/adapters/stores.ts';
import { createUserData } from '#stores/accounts/user-data.ts';
import { readPartition } from '#stores/table/partition.ts';
import { openTable } from '#stores/table/table.ts';
import { at, grantOf, newProfile, userOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { documentClient, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

it('an output that reaches the table after its user was deleted is removed', async () => {
  const testTable = await createTable();
  const client = documentClient(testTable);
  const table = openTable(client, testTable.tableName);
  const stores = openAllStores(table, createManualClock(at), capsOf(defaultDailyBudgetsUsd));
  const userId = 'user-1';
  await stores.users.create(newProfile(userId), grantOf(10));
  const order = userOrder(userId);
  await stores.ledger.reserve(order);
  const { id } = order.job;

  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  const sendLate = async (command: unknown): Promise<unknown> => {
    if (command instanceof PutCommand) {
      client.send = send as typeof client.send;
      await stores.ledger.end(id, { status: 'cancelled', at });
      await createUserData(table).purge(userId);
    }
    return send(command);
  };
  client.send = sendLate as typeof client.send;
  await stores.outputs.write(id, 'article', { text: 'A text of the user' }, null);

  expect(await readPartition(client, testTable.tableName, `JOB#${id}`)).toEqual([]);
});

it('an output that is too large for a poll is rejected by name before it is compressed', async () => {
  const testTable = await createTable();
  const table = openTable(documentClient(testTable), testTable.tableName);
  const stores = openAllStores(table, createManualClock(at), capsOf(defaultDailyBudgetsUsd));
  await stores.users.create(newProfile('user-1'), grantOf(10));
  const order = userOrder('user-1');
  await stores.ledger.reserve(order);
  const { id } = order.job;
  const repeated = { text: 'a'.repeat(contentLimits.outputBytes) };
  const random = { text: randomBytes(400_000).toString('base64') };
  for (const value of [repeated, random])
    await expect(stores.outputs.write(id, 'article', value, null)).rejects.toMatchObject({
      name: 'ContentTooComplex',
      message: expect.stringMatching(/^bytes=\d+$/),
    });
  expect(await stores.outputs.read(id, 'article')).toBeNull();
});

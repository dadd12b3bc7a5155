import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { capsOf, defaultDailyBudgetsUsd } from '#contracts/spending.ts';
import { openStores as openAllStores } from '#runtime/adapters/stores.ts';
import { readPartition } from '#stores/partition.ts';
import { openTable } from '#stores/table.ts';
import { createUserData } from '#stores/user-data.ts';
import { at, grantOf, newProfile, userOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { documentClient, startTestTables } from './dynamodb.ts';

const { createTable } = startTestTables();

it('an output that reaches the table only after its user was deleted is not left there', async () => {
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
      await stores.ledger.end(id, { status: 'cancelled', at, failure: null, releasesDemo: false });
      await createUserData(table).purge(userId);
    }
    return send(command);
  };
  client.send = sendLate as typeof client.send;
  await stores.outputs.write(id, 'article', { text: 'A text of the user' }, null);

  expect(await readPartition(client, testTable.tableName, `JOB#${id}`)).toEqual([]);
});

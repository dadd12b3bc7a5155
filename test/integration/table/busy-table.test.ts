import { randomUUID } from 'node:crypto';
import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { capsOf, defaultDailyBudgetsUsd } from '#contracts/credits/spending.ts';
import { openStores } from '#runtime/adapters/stores.ts';
import { openTable } from '#stores/table/table.ts';
import { grantOf, newProfile, userOrder, withKey } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { documentClient, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

/** A client whose table answers each batch with only one item, as a table may when it is throttled or reaches 16 MB. */
const openBusyTable = async () => {
  const testTable = await createTable();
  const client = documentClient(testTable);
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  const sendOne = async (command: unknown): Promise<unknown> => {
    if (!(command instanceof BatchGetCommand)) return send(command);
    const { Keys: [first, ...rest] = [], ...options } =
      command.input.RequestItems?.[testTable.tableName] ?? {};
    const one = { [testTable.tableName]: { ...options, Keys: first ? [first] : [] } };
    const response = (await send(new BatchGetCommand({ RequestItems: one }))) as BatchGetCommandOutput;
    if (rest.length === 0) return response;
    return { ...response, UnprocessedKeys: { [testTable.tableName]: { ...options, Keys: rest } } };
  };
  client.send = sendOne as typeof client.send;
  return openTable(client, testTable.tableName);
};

it('a list of jobs is complete even if a busy table returns some items in a second response', async () => {
  const stores = openStores(await openBusyTable(), createManualClock(), capsOf(defaultDailyBudgetsUsd));
  const userId = randomUUID();
  await stores.users.create(newProfile(userId), grantOf(10));
  for (let n = 0; n < 4; n++) await stores.ledger.reserve(withKey(userOrder(userId), `key-${n}`));
  expect(await stores.jobs.listByUser(userId, { limit: 10, after: null })).toHaveLength(4);
});

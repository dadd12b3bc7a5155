import { expect, it } from 'vitest';
import { openTable } from '#stores/table/table.ts';
import { grantOf, newProfile, userOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

it('the input of a job that was stored before inputs were packed is read and listed', async () => {
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

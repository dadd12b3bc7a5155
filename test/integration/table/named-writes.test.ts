import { expect, it } from 'vitest';
import { openTable } from '#stores/table/table.ts';
import { transact } from '#stores/table/transact.ts';
import { documentClient, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

it('a rejected transaction names the rejected writes, wherever they are and whatever is omitted', async () => {
  const testTable = await createTable();
  const table = openTable(documentClient(testTable), testTable.tableName);
  const charge = (jobId: string) => ({ jobId, userId: 'user-1', halfCredits: 2 });
  await table.entities.charge.create(charge('taken')).go();
  const rejected = await transact(table, ({ charge: charges, refund }) => ({
    first: charges.create(charge('new')).commit(),
    notDue: undefined,
    taken: charges.create(charge('taken')).commit(),
    last: refund.create(charge('new')).commit(),
  }));
  expect([...rejected]).toEqual(['taken']);
  expect((await table.entities.charge.get({ jobId: 'new' }).go()).data).toBeNull();
});

import { expect, it } from 'vitest';
import { createUserData } from '#stores/accounts/user-data.ts';
import { openTable } from '#stores/table/table.ts';
import { documentClient, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

it('a deletion reads the newest state of every item, so that nothing written a moment ago outlives its owner', async () => {
  const testTable = await createTable();
  const client = documentClient(testTable);
  const reads: boolean[] = [];
  client.middlewareStack.add(
    (next) => async (args) => {
      const input: object = args.input;
      if ('KeyConditionExpression' in input)
        reads.push('ConsistentRead' in input && input.ConsistentRead === true);
      return next(args);
    },
    { step: 'initialize' },
  );
  await createUserData(openTable(client, testTable.tableName)).purge('user-1');
  expect(reads.length).toBeGreaterThanOrEqual(6);
  expect(reads).toEqual(reads.map(() => true));
});

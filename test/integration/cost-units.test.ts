import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { documentClient, startTestTables } from './dynamodb.ts';

const { createTable } = startTestTables();

/** `npm run cost` reads the local server's accounting, so the server must count as the price list does. */
it('the local server counts capacity units as the DynamoDB price list does', async () => {
  const testTable = await createTable();
  const client = documentClient(testTable);
  const call = { TableName: testTable.tableName, ReturnConsumedCapacity: 'TOTAL' } as const;
  const key = (sk: string) => ({ pk: 'x', sk });
  const item = (sk: string, bytes: number) => ({ ...key(sk), data: 'a'.repeat(bytes) });
  const due = (at: string) => ({ gsi1pk: 'due', gsi1sk: at });
  const units = async (sent: Promise<{ ConsumedCapacity?: unknown }>) => {
    const { ConsumedCapacity } = await sent;
    return [ConsumedCapacity].flat().map((one) => (one as { CapacityUnits: number }).CapacityUnits);
  };
  const put = (Item: Record<string, unknown>) => units(client.send(new PutCommand({ ...call, Item })));
  expect(await put(item('small', 900))).toEqual([1]);
  expect(await put(item('large', 5000))).toEqual([5]);
  expect(await put({ ...item('indexed', 10), ...due('1') })).toEqual([2]);
  const postponed = new UpdateCommand({
    ...call,
    Key: key('indexed'),
    UpdateExpression: 'SET gsi1sk = :at',
    ExpressionAttributeValues: { ':at': '2' },
  });
  expect(await units(client.send(postponed))).toEqual([3]);
  expect(await units(client.send(new DeleteCommand({ ...call, Key: key('indexed') })))).toEqual([2]);
  const both = new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName: testTable.tableName, Item: { ...item('new', 1500), ...due('1') } } },
      {
        ConditionCheck: {
          TableName: testTable.tableName,
          Key: key('small'),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ],
    ReturnConsumedCapacity: 'TOTAL',
  });
  expect(await units(client.send(both))).toEqual([2 * 2 + 2 + 2]);
  const get = (ConsistentRead: boolean) =>
    units(client.send(new GetCommand({ ...call, Key: key('large'), ConsistentRead })));
  expect([await get(true), await get(false)]).toEqual([[2], [1]]);
});

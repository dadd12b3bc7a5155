import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { tableSchema } from '#contracts/platform/table.ts';

export type RawItem = Record<string, unknown>;

const { partitionKey, sortKey } = tableSchema;

/** DynamoDB's limit for one batch. */
const batchSize = 25;
const maxAttempts = 8;

/** All items of a partition, as they are stored. */
export const readPartition = async (
  client: DynamoDBDocumentClient,
  table: string,
  key: string,
): Promise<RawItem[]> => {
  const items: RawItem[] = [];
  const query = {
    TableName: table,
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': partitionKey },
    ExpressionAttributeValues: { ':pk': key },
    ConsistentRead: true,
  };
  for await (const page of paginateQuery({ client }, query))
    for (const item of page.Items ?? []) items.push(item);
  return items;
};

const keyOf = (item: RawItem): RawItem => ({ [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] });

/** Removes items by their keys; those that the table is too busy for are tried again. @throws Error when it stays busy */
export const removeItems = async (
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly RawItem[],
): Promise<void> => {
  for (let start = 0; start < items.length; start += batchSize) {
    let open = items.slice(start, start + batchSize).map((item) => ({ DeleteRequest: { Key: keyOf(item) } }));
    for (let attempt = 0; open.length > 0; attempt++) {
      if (attempt === maxAttempts) throw new Error(`${open.length} items could not be removed.`);
      if (attempt > 0) await sleep(50 * 2 ** attempt);
      const { UnprocessedItems } = await client.send(
        new BatchWriteCommand({ RequestItems: { [table]: open } }),
      );
      open = (UnprocessedItems?.[table] ?? []) as typeof open;
    }
  }
};

import { BatchWriteCommand, type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { tableSchema } from '#contracts/platform/table.ts';
import { type RetryLimits, retry } from './retry.ts';

export type RawItem = Record<string, unknown>;

/** The kind of an item, which ElectroDB writes on each. */
export const kindOf = (item: RawItem): string => String(item.__edb_e__);

const { partitionKey, sortKey } = tableSchema;

/** The partition of an item, with the key that ElectroDB computes. */
export const partitionOf = (params: unknown): string =>
  (params as { Key: Record<string, string> }).Key[partitionKey] ?? '';

/** DynamoDB's limit for one batch. */
const batchSize = 25;
// A delete costs a write unit per KB of its item, and a partition takes 1,000 units per second: 25 outputs of 380 KB
// take 9.5 s. The delays add up to 12 s on average.
const patience: RetryLimits = { attempts: 14, longestPauseMs: 5000 };

/** All items of a partition in stored form. */
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

/**
 * Removes items by their keys, and repeats those that a throttled table skips. @throws StoreBusyError if some remain
 */
export const removeItems = async (
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly RawItem[],
): Promise<void> => {
  for (let start = 0; start < items.length; start += batchSize) {
    let open = items.slice(start, start + batchSize).map((item) => ({ DeleteRequest: { Key: keyOf(item) } }));
    const send = async (): Promise<true | undefined> => {
      const batch = new BatchWriteCommand({ RequestItems: { [table]: open } });
      const { UnprocessedItems } = await client.send(batch);
      open = (UnprocessedItems?.[table] ?? []) as typeof open;
      return open.length === 0 ? true : undefined;
    };
    await retry(
      send,
      (attempts) => `${open.length} items were not removed in ${attempts} attempts.`,
      patience,
    );
  }
};

import { CreateTableCommand, DynamoDBClient, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import { tableSchema } from '#contracts/platform/table.ts';
import { reachDynamoDb } from './storage/dynamodb-client.ts';

const { partitionKey, sortKey, index } = tableSchema;
const keys = [partitionKey, sortKey, index.partitionKey, index.sortKey];

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/**
 * Creates the table if it is missing. Time to live stays off: the server would use the machine's clock, but
 * `/dev/clock` moves the product's. Readers skip expired items anyway.
 */
export async function ensureTable(endpoint: string, tableName: string): Promise<void> {
  const client = new DynamoDBClient(reachDynamoDb(endpoint));
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
        KeySchema: keySchema(partitionKey, sortKey),
        GlobalSecondaryIndexes: [
          {
            IndexName: index.name,
            KeySchema: keySchema(index.partitionKey, index.sortKey),
            Projection: { ProjectionType: 'ALL' },
          },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
}

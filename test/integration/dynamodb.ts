import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { capsOf, defaultDailyBudgetsUsd, type SpendingCaps } from '#contracts/credits/spending.ts';
import { type LocalDynamoDb, startDynamoDbInMemory } from '#lib/local/dynamodb.ts';
import { reachDynamoDb, unsigned } from '#lib/local/storage/dynamodb-client.ts';
import { ensureTable } from '#lib/local/table.ts';
import type { Clock, Log } from '#ports';
import { openStores as openAllStores } from '#runtime/adapters/stores.ts';
import { createMarketDataCache } from '#stores/caches/market-data-cache.ts';
import { createPageCache } from '#stores/caches/page-cache.ts';
import { openTable } from '#stores/table/table.ts';
import type { Stores } from '#test/fakes/memory-stores.ts';

export type TestTable = { tableName: string; dynamodb: DynamoDBClientConfig };

/** A local DynamoDB server for the tests of a file. `createTable` creates a new table for each test. */
export const startTestTables = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sweetspot-dynamodb-'));
  let server: LocalDynamoDb | undefined;
  beforeAll(async () => {
    server = await startDynamoDbInMemory(dataDir);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    createTable: async (): Promise<TestTable> => {
      if (!server) throw new Error('The server starts in beforeAll.');
      const tableName = `test-${randomUUID()}`;
      await ensureTable(server.endpoint, tableName);
      return { tableName, dynamodb: { ...reachDynamoDb(server.endpoint), ...unsigned } };
    },
  };
};

export const documentClient = ({ dynamodb }: TestTable): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(dynamodb), {
    marshallOptions: { removeUndefinedValues: true },
  });

/** The real stores on a table. */
export const openStores = (
  testTable: TestTable,
  clock: Clock,
  caps: SpendingCaps = capsOf(defaultDailyBudgetsUsd),
  log: Log = console,
): Stores => {
  const table = openTable(documentClient(testTable), testTable.tableName);
  return {
    ...openAllStores(table, clock, caps),
    pageCache: createPageCache(table, clock),
    marketDataCache: createMarketDataCache(table, clock, log),
  };
};

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { type LocalDynamoDb, startDynamoDb } from '#lib/local/dynamodb.ts';
import { ensureTable } from '#lib/local/table.ts';
import type { Clock } from '#ports';
import { createApiKeyStore } from '#stores/api-keys.ts';
import { createCredits } from '#stores/credits.ts';
import { createDemoCredits } from '#stores/demo-credits.ts';
import { createImageStore } from '#stores/images.ts';
import { createJobLedger } from '#stores/job-ledger.ts';
import { createJobOutputs } from '#stores/job-outputs.ts';
import { createJobStore } from '#stores/jobs.ts';
import { createMarketDataCache } from '#stores/market-data-cache.ts';
import { createOutbox } from '#stores/outbox.ts';
import { createPageCache } from '#stores/page-cache.ts';
import { createPaidCredits } from '#stores/paid-credits.ts';
import { createPaymentInbox } from '#stores/payment-inbox.ts';
import { createSubscriptionStore } from '#stores/subscriptions.ts';
import { openTable } from '#stores/table.ts';
import { createUserStore } from '#stores/users.ts';
import type { Stores } from '#test/fakes/memory-stores.ts';

export type TestTable = { tableName: string; dynamodb: DynamoDBClientConfig };

/** The real local DynamoDB server for the tests of a file; `createTable` gives each test a table of its own. */
export const startTestTables = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sweetspot-dynamodb-'));
  let server: LocalDynamoDb | undefined;
  beforeAll(async () => {
    server = await startDynamoDb(dataDir);
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
      const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
      return { tableName, dynamodb: { endpoint: server.endpoint, region: 'us-east-1', credentials } };
    },
  };
};

export const documentClient = ({ dynamodb }: TestTable): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(dynamodb), {
    marshallOptions: { removeUndefinedValues: true },
  });

/** The real stores on a table. */
export const openStores = (testTable: TestTable, clock: Clock): Stores => {
  const table = openTable(documentClient(testTable), testTable.tableName);
  return {
    jobs: createJobStore(table, clock),
    ledger: createJobLedger(table),
    outputs: createJobOutputs(table),
    outbox: createOutbox(table),
    demoCredits: createDemoCredits(table),
    users: createUserStore(table),
    credits: createCredits(table),
    images: createImageStore(table),
    subscriptions: createSubscriptionStore(table),
    paymentInbox: createPaymentInbox(table),
    paidCredits: createPaidCredits(table),
    apiKeys: createApiKeyStore(table),
    pageCache: createPageCache(table, clock),
    marketDataCache: createMarketDataCache(table, clock),
  };
};

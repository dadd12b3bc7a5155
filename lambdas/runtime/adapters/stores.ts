import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SpendingCaps } from '#contracts/spending.ts';
import type { Clock } from '#ports';
import { createApiKeyStore } from '#stores/api-keys.ts';
import { createCredits } from '#stores/credits.ts';
import { createDemoCredits } from '#stores/demo-credits.ts';
import { createImageStore } from '#stores/images.ts';
import { createJobLedger } from '#stores/job-ledger.ts';
import { createJobOutputs } from '#stores/job-outputs.ts';
import { createJobStore } from '#stores/jobs.ts';
import { createOutbox } from '#stores/outbox.ts';
import { createPaidCredits } from '#stores/paid-credits.ts';
import { createPaymentInbox } from '#stores/payment-inbox.ts';
import { createRateLimits } from '#stores/rate-limits.ts';
import { createSpending } from '#stores/spending.ts';
import { createSubscriptionStore } from '#stores/subscriptions.ts';
import { openTable, type Table } from '#stores/table.ts';
import { createUserStore } from '#stores/users.ts';

/** The one table of a stage. */
export const openStageTable = (tableName: string, dynamodb: DynamoDBClientConfig = {}): Table =>
  openTable(
    DynamoDBDocumentClient.from(new DynamoDBClient(dynamodb), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    tableName,
  );

/** What is kept on the table, by port. */
export const openStores = (table: Table, clock: Clock, caps: SpendingCaps) => ({
  spending: createSpending(table, caps),
  rateLimits: createRateLimits(table),
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
});

import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SpendingCaps } from '#contracts/credits/spending.ts';
import type { Clock } from '#ports';
import { createApiKeyStore } from '#stores/accounts/api-keys.ts';
import { createUserStore } from '#stores/accounts/users.ts';
import { createPaymentInbox } from '#stores/billing/payment-inbox.ts';
import { createSubscriptionStore } from '#stores/billing/subscriptions.ts';
import { createRateLimits } from '#stores/caches/rate-limits.ts';
import { createCredits } from '#stores/credits/credits.ts';
import { createDemoCredits } from '#stores/credits/demo-credits.ts';
import { createPaidCredits } from '#stores/credits/paid-credits.ts';
import { createImageStore } from '#stores/images/images.ts';
import { createJobLedger } from '#stores/jobs/job-ledger.ts';
import { createJobOutputs } from '#stores/jobs/job-outputs.ts';
import { createJobStore } from '#stores/jobs/jobs.ts';
import { createOutbox } from '#stores/jobs/outbox.ts';
import { createSpending } from '#stores/jobs/spending.ts';
import { createChoiceStore } from '#stores/results/choices.ts';
import { createShareStore } from '#stores/results/shares.ts';
import { openTable, type Table } from '#stores/table/table.ts';
import { createWebhookStore } from '#stores/webhooks/webhooks.ts';

/** A stage's single table. */
export const openStageTable = (tableName: string, dynamodb: DynamoDBClientConfig = {}): Table =>
  openTable(
    DynamoDBDocumentClient.from(new DynamoDBClient(dynamodb), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    tableName,
  );

/** The stores of the table, by port. */
export const openStores = (table: Table, clock: Clock, caps: SpendingCaps) => ({
  spending: createSpending(table, caps),
  rateLimits: createRateLimits(table),
  jobs: createJobStore(table, clock),
  ledger: createJobLedger(table),
  outputs: createJobOutputs(table),
  choices: createChoiceStore(table),
  shares: createShareStore(table),
  outbox: createOutbox(table),
  demoCredits: createDemoCredits(table),
  users: createUserStore(table),
  credits: createCredits(table),
  images: createImageStore(table),
  subscriptions: createSubscriptionStore(table),
  paymentInbox: createPaymentInbox(table),
  paidCredits: createPaidCredits(table),
  apiKeys: createApiKeyStore(table),
  webhooks: createWebhookStore(table),
});

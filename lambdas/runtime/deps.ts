import { randomUUID } from 'node:crypto';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { SQSClientConfig } from '@aws-sdk/client-sqs';
import type { AccountDirectory, Clock, Deps, OperatorDeps } from '#ports';
import type { InvokeFetcher } from '#providers/page-fetcher/remote-page-fetcher.ts';
import { createAuditTrail } from '#stores/accounts/audit.ts';
import { createUserData } from '#stores/accounts/user-data.ts';
import type { Table } from '#stores/table/table.ts';
import { openContent } from './adapters/content.ts';
import { declaredStores } from './adapters/declared-stores.ts';
import { lazyImageBucket, lazyImageReader } from './adapters/images.ts';
import { lazyJobRunner } from './adapters/job-runner.ts';
import { openLanguageModel } from './adapters/language-model.ts';
import { openMarketData } from './adapters/market-data.ts';
import { lazyImageFetcher, lazyInvoker, openPageFetcher } from './adapters/page-fetcher.ts';
import { lazyPaymentQueue } from './adapters/payment-queue.ts';
import { lazyPayments } from './adapters/payments.ts';
import { openStageTable, openStores } from './adapters/stores.ts';
import { lazyTokens } from './adapters/tokens.ts';
import { openAccounts } from './adapters/user-pool.ts';
import { lazyWebhookQueue, lazyWebhookSender } from './adapters/webhooks.ts';
import { createLog } from './logger.ts';
import type { Config } from './settings/environment.ts';
import { openCheckoutKey, openWebhookKey } from './settings/stage-keys.ts';

/** The dependencies of an API function. They include no engine and no provider for runs, so that it starts fast. */
export type ApiDeps = Omit<Deps, 'pageFetcher' | 'languageModel' | 'marketData' | 'imageReader'>;

/** The adapters that the local stack and the tests replace. */
export type DepsOverrides = Partial<
  Pick<Deps, 'clock' | 'ids' | 'log' | 'jobRunner' | 'tokens' | 'webhookSender'>
> & {
  dynamodb?: DynamoDBClientConfig;
  s3?: S3ClientConfig;
  sqs?: SQSClientConfig;
  /** The page fetcher in this process, instead of its function. */
  invokePageFetcher?: InvokeFetcher;
  /** Wraps each finished adapter, to observe it or to make it fail. */
  wrap?: <Name extends keyof Deps>(port: Name, adapter: Deps[Name]) => Deps[Name];
};

const systemClock: Clock = { now: () => new Date() };

const wrapAll = <T extends Partial<Deps>>(deps: T, { wrap }: DepsOverrides): T => {
  if (!wrap) return deps;
  const wrapped: Partial<Deps> = {};
  const put = <Name extends keyof Deps>(name: Name, adapter: Deps[Name] | undefined) => {
    if (adapter !== undefined) wrapped[name] = wrap(name, adapter);
  };
  for (const name of Object.keys(deps) as (keyof Deps)[]) put(name, deps[name]);
  return { ...deps, ...wrapped };
};

const fetcherOf = (config: Config, { invokePageFetcher }: DepsOverrides): InvokeFetcher =>
  invokePageFetcher ?? lazyInvoker(config.pageFetcherFunction);

const plainApiDeps = (config: Config, overrides: DepsOverrides, table: Table): ApiDeps => {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(config.stage);
  const stores = declaredStores(openStores(table, clock, config.spendingCaps), config.tableUser);
  return {
    clock,
    ids: overrides.ids ?? { uuid: randomUUID },
    log,
    jobRunner: overrides.jobRunner ?? lazyJobRunner(config.stateMachineArn),
    tokens: overrides.tokens ?? lazyTokens(config.userPool, clock),
    imageBucket: lazyImageBucket(config.imageBucket, overrides.s3),
    content: openContent(config, clock, log),
    payments: lazyPayments(config.payments, { clock, log }),
    paymentQueue: lazyPaymentQueue(config.paymentQueue, overrides.sqs),
    checkoutKey: openCheckoutKey(config.checkoutKey, log),
    webhookQueue: lazyWebhookQueue(config.webhooks.queueUrl, overrides.sqs),
    webhookSender: overrides.webhookSender ?? lazyWebhookSender(config.webhooks.senderFunction),
    webhookKey: openWebhookKey(config.webhooks.key, log),
    imageFetcher: lazyImageFetcher(fetcherOf(config, overrides), { rateLimits: stores.rateLimits, clock }),
    ...stores,
  };
};

/** The adapters of operators' commands. */
export const buildOperatorDeps = async (
  config: Config,
  overrides: DepsOverrides & { accounts?: AccountDirectory } = {},
): Promise<OperatorDeps> => {
  const table = openStageTable(config.tableName, overrides.dynamodb);
  const stores = { audit: createAuditTrail(table), userData: createUserData(table) };
  return {
    ...plainApiDeps(config, overrides, table),
    ...declaredStores(stores, config.tableUser),
    accounts: overrides.accounts ?? (await openAccounts(config)),
  };
};

/** The adapters of the API's functions. */
export const buildApiDeps = (config: Config, overrides: DepsOverrides = {}): ApiDeps =>
  wrapAll(plainApiDeps(config, overrides, openStageTable(config.tableName, overrides.dynamodb)), overrides);

/** All adapters: those of the stages of a run, and those of the API. */
export const buildDeps = async (config: Config, overrides: DepsOverrides = {}): Promise<Deps> => {
  const table = openStageTable(config.tableName, overrides.dynamodb);
  const apiDeps = plainApiDeps(config, overrides, table);
  const { clock, log } = apiDeps;
  const [pageFetcher, languageModel, marketData] = await Promise.all([
    openPageFetcher(table, clock, fetcherOf(config, overrides)),
    openLanguageModel(config.languageModel, log),
    openMarketData(config, apiDeps, table),
  ]);
  return wrapAll(
    { ...apiDeps, pageFetcher, languageModel, marketData, imageReader: lazyImageReader() },
    overrides,
  );
};

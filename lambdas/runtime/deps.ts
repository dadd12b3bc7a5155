import { randomUUID } from 'node:crypto';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type {
  AccountDirectory,
  Clock,
  Content,
  Deps,
  ImageBucket,
  ImageReader,
  JobRunner,
  LanguageModel,
  Log,
  MarketData,
  OperatorDeps,
  PageFetcher,
  Payments,
  TokenVerifier,
  UserDirectory,
} from '#ports';
import { createNoContent } from '#providers/content/no-content.ts';
import type { InvokeFetcher } from '#providers/page-fetcher/remote-page-fetcher.ts';
import { createApiKeyStore } from '#stores/api-keys.ts';
import { createAuditTrail } from '#stores/audit.ts';
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
import { createRateLimits } from '#stores/rate-limits.ts';
import { createSubscriptionStore } from '#stores/subscriptions.ts';
import { openTable, type Table } from '#stores/table.ts';
import { createUserData } from '#stores/user-data.ts';
import { createUserStore } from '#stores/users.ts';
import type { Config } from './environment.ts';
import { type LanguageModelSettings, languageModelKey } from './language-model.ts';
import { createLog } from './logger.ts';
import { once } from './once.ts';
import { lazyPayments } from './payments.ts';
import { openSecret } from './secrets.ts';

/** What a function of the API needs: no engine, no provider of a run, so that it starts fast. */
export type ApiDeps = Omit<Deps, 'pageFetcher' | 'languageModel' | 'marketData' | 'imageReader'>;

/** What the local stack and the tests put in the place of the cloud's. */
export type DepsOverrides = Partial<Pick<Deps, 'clock' | 'ids' | 'log' | 'jobRunner' | 'tokens'>> & {
  dynamodb?: DynamoDBClientConfig;
  s3?: S3ClientConfig;
  /** The page fetcher in this process, in place of its function. */
  invokePageFetcher?: InvokeFetcher;
  /** Goes around each finished adapter, to watch it or to make it fail. */
  wrap?: <Name extends keyof Deps>(port: Name, adapter: Deps[Name]) => Deps[Name];
};

const systemClock: Clock = { now: () => new Date() };

const openConfiguredTable = (config: Config, { dynamodb = {} }: DepsOverrides): Table =>
  openTable(
    DynamoDBDocumentClient.from(new DynamoDBClient(dynamodb), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    config.tableName,
  );

/** Visitors without an account bring no token: what verifies one is loaded with the first. */
const lazyTokens = (userPool: Config['userPool'], clock: Clock): TokenVerifier => {
  const open = once(async () => {
    const { createTokenVerifier } = await import('./token-verifier.ts');
    return createTokenVerifier(userPool, clock);
  });
  return { now: () => clock.now(), verify: async (token) => (await open()).verify(token) };
};

/** Step Functions' client is loaded by those alone who start or stop a job. */
const lazyRunner = (stateMachineArn: string | null): JobRunner => {
  const open = once(async () => {
    if (stateMachineArn === null) throw new Error('This function was not told of the state machine.');
    const { createStepFunctionsRunner } = await import('#providers/job-runner/step-functions.ts');
    return createStepFunctionsRunner(stateMachineArn);
  });
  return {
    start: async (input) => (await open()).start(input),
    stop: async (jobId, reason) => (await open()).stop(jobId, reason),
    redrive: async (jobId) => (await open()).redrive(jobId),
  };
};

/** The user pool of a trigger. */
export const openUserDirectory = async (userPoolId: string): Promise<UserDirectory> => {
  const [{ CognitoIdentityProviderClient }, { createCognitoDirectory }] = await Promise.all([
    import('@aws-sdk/client-cognito-identity-provider'),
    import('#providers/user-directory/cognito.ts'),
  ]);
  return createCognitoDirectory(new CognitoIdentityProviderClient({}), userPoolId);
};

/** The user pool's accounts, for operators. */
const openAccounts = async ({ userPool }: Config): Promise<AccountDirectory> => {
  const [{ CognitoIdentityProviderClient }, { createCognitoAccounts }] = await Promise.all([
    import('@aws-sdk/client-cognito-identity-provider'),
    import('#providers/user-directory/cognito-accounts.ts'),
  ]);
  return createCognitoAccounts(new CognitoIdentityProviderClient({}), userPool.id);
};

/** S3's client and its signers are loaded by those alone who handle images. */
const lazyImageBucket = (name: string | null, s3: S3ClientConfig = {}): ImageBucket => {
  const open = once(async () => {
    if (name === null) throw new Error('This function was not told of the bucket of images.');
    const [{ S3Client }, { createImageBucket }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('#stores/image-bucket.ts'),
    ]);
    return createImageBucket(new S3Client(s3), name);
  });
  return {
    presignUpload: async (file) => (await open()).presignUpload(file),
    list: async (prefix) => (await open()).list(prefix),
    read: async (key) => (await open()).read(key),
    writeOnce: async (key, body, mimeType) => (await open()).writeOnce(key, body, mimeType),
    signAddress: async (key) => (await open()).signAddress(key),
    remove: async (key) => (await open()).remove(key),
  };
};

/** The library that decodes images is native: it is loaded by the stage that reads one, and is there for it alone. */
const lazyImageReader = (): ImageReader => {
  const open = once(async () =>
    (await import('#providers/image-reader/sharp-image-reader.ts')).openSharpImageReader(),
  );
  return { read: async (bytes) => (await open()).read(bytes) };
};

/** The content service's client is loaded by the one function that answers the blog. */
const lazyStrapi = ({ url, secret }: NonNullable<Config['strapi']>, clock: Clock, log: Log): Content => {
  const open = once(async () => {
    const [{ createStrapiContent }, { strapiToken }] = await Promise.all([
      import('#providers/content/strapi/strapi-content.ts'),
      import('#providers/content/strapi/strapi-token.ts'),
    ]);
    return createStrapiContent({ url, secret: openSecret(secret, strapiToken, { log }), clock, log });
  });
  return { list: async () => (await open()).list(), find: async (slug) => (await open()).find(slug) };
};

const wrapAll = <T extends Partial<Deps>>(deps: T, { wrap }: DepsOverrides): T => {
  if (!wrap) return deps;
  const wrapped: Partial<Deps> = {};
  const put = <Name extends keyof Deps>(name: Name, adapter: Deps[Name] | undefined) => {
    if (adapter !== undefined) wrapped[name] = wrap(name, adapter);
  };
  for (const name of Object.keys(deps) as (keyof Deps)[]) put(name, deps[name]);
  return { ...deps, ...wrapped };
};

const storeDeps = (table: Table, clock: Clock) => ({
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

const paddleKeys = z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(1) });

const openPayments = (settings: Config['payments'], system: Pick<Deps, 'clock' | 'log'>): Payments =>
  lazyPayments(settings, async () => {
    if (settings === null) return (await import('#providers/payments/no-payments.ts')).createNoPayments();
    const { createPaddlePayments } = await import('#providers/payments/paddle/create-paddle-payments.ts');
    const secret = openSecret(settings.secret, paddleKeys, { log: system.log });
    const hasCheckoutPage = settings.provider === 'simulated';
    return createPaddlePayments({ ...settings, ...system, secret, hasCheckoutPage });
  });

const plainApiDeps = (config: Config, overrides: DepsOverrides, table: Table): ApiDeps => {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(config.stage);
  return {
    clock,
    ids: overrides.ids ?? { uuid: randomUUID },
    log,
    jobRunner: overrides.jobRunner ?? lazyRunner(config.stateMachineArn),
    tokens: overrides.tokens ?? lazyTokens(config.userPool, clock),
    imageBucket: lazyImageBucket(config.imageBucket, overrides.s3),
    content: config.strapi ? lazyStrapi(config.strapi, clock, log) : createNoContent(),
    payments: openPayments(config.payments, { clock, log }),
    ...storeDeps(table, clock),
  };
};

/** The adapters of operators' commands. */
export const buildOperatorDeps = async (
  config: Config,
  overrides: DepsOverrides & { accounts?: AccountDirectory } = {},
): Promise<OperatorDeps> => {
  const table = openConfiguredTable(config, overrides);
  return {
    ...plainApiDeps(config, overrides, table),
    audit: createAuditTrail(table),
    userData: createUserData(table),
    accounts: overrides.accounts ?? (await openAccounts(config)),
  };
};

/** The adapters of the API's functions. */
export const buildApiDeps = (config: Config, overrides: DepsOverrides = {}): ApiDeps =>
  wrapAll(plainApiDeps(config, overrides, openConfiguredTable(config, overrides)), overrides);

/** The fetcher's function by its name; the client of the Lambda API is loaded by the stage that fetches. */
const lazyInvoker = (functionName: string | null): InvokeFetcher => {
  const open = once(async () => {
    if (functionName === null) throw new Error('This function was not told of the page fetcher.');
    const [{ LambdaClient }, { createLambdaInvoker }] = await Promise.all([
      import('@aws-sdk/client-lambda'),
      import('#providers/page-fetcher/lambda-invoker.ts'),
    ]);
    return createLambdaInvoker(new LambdaClient({}), functionName);
  });
  return async (call) => (await open())(call);
};

const openPageFetcher = async (table: Table, clock: Clock, invoke: InvokeFetcher): Promise<PageFetcher> => {
  const [{ createRemotePageFetcher }, { createHostLimit }] = await Promise.all([
    import('#providers/page-fetcher/remote-page-fetcher.ts'),
    import('#providers/page-fetcher/limit-host.ts'),
  ]);
  const beforeFetch = createHostLimit(createRateLimits(table), clock);
  return createRemotePageFetcher({ clock, cache: createPageCache(table, clock), invoke, beforeFetch });
};

/** The source of market data; DataForSEO with what was bought before. */
const openMarketData = async (
  { marketData, dataForSeo }: Config,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  table: Table,
): Promise<MarketData> => {
  if (dataForSeo) {
    const [{ createDataForSeo }, { credentials }] = await Promise.all([
      import('#providers/market-data/dataforseo/dataforseo-market-data.ts'),
      import('#providers/market-data/dataforseo/credentials.ts'),
    ]);
    const secret = openSecret(dataForSeo.secret, credentials, { log });
    return createDataForSeo({
      url: dataForSeo.url,
      secret,
      clock,
      log,
      cache: createMarketDataCache(table, clock),
    });
  }
  if (marketData === 'none')
    return (await import('#providers/market-data/no-market-data.ts')).createNoMarketData();
  return (await import('#providers/market-data/sample-market-data.ts')).createSampleMarketData({ clock });
};

const openLanguageModel = async (settings: LanguageModelSettings, log: Log): Promise<LanguageModel> => {
  if (settings === 'built-in') {
    const { createBuiltInLanguageModel } = await import(
      '#providers/language-model/built-in-language-model.ts'
    );
    return createBuiltInLanguageModel();
  }
  const { openVendorModel } = await import('#providers/language-model/open-vendor-model.ts');
  const secret = settings.secret && openSecret(settings.secret, languageModelKey, { log });
  return openVendorModel({ ...settings, secret }, log);
};

/** All adapters: what the stages of a run need, and the API with them. */
export const buildDeps = async (config: Config, overrides: DepsOverrides = {}): Promise<Deps> => {
  const table = openConfiguredTable(config, overrides);
  const apiDeps = plainApiDeps(config, overrides, table);
  const { clock, log } = apiDeps;
  const [pageFetcher, languageModel, marketData] = await Promise.all([
    openPageFetcher(table, clock, overrides.invokePageFetcher ?? lazyInvoker(config.pageFetcherFunction)),
    openLanguageModel(config.languageModel, log),
    openMarketData(config, apiDeps, table),
  ]);
  return wrapAll(
    { ...apiDeps, pageFetcher, languageModel, marketData, imageReader: lazyImageReader() },
    overrides,
  );
};

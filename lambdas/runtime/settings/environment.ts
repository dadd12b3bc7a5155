import * as z from 'zod';
import { type ApiAvailability, apiAvailabilities } from '#contracts/accounts/api-keys.ts';
import { capsOf, defaultDailyBudgetsUsd, type SpendingCaps } from '#contracts/credits/spending.ts';
import {
  dataForSeoUrl,
  isSandboxUrl,
  type MarketDataKind,
  marketDataKinds,
} from '#contracts/keywords/market.ts';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { type TableUser, tableUsers } from '#contracts/platform/table-users.ts';
import type { StageKey } from '#ports';
import { type LanguageModelSettings, languageModelVariables, readLanguageModel } from './language-model.ts';
import { type PaymentSettings, parseOffers } from './payments.ts';
import { findSecretSource, type SecretSource } from './secrets.ts';
import { openStageKey } from './stage-keys.ts';

/** The parsed environment of a stage's functions. */
export type Config = {
  stage: string;
  tableName: string;
  /** Null if the environment does not name the function's table user. */
  tableUser: TableUser | null;
  marketData: MarketDataKind;
  /** Null unless it is the source of market data. */
  dataForSeo: { url: string; secret: SecretSource } | null;
  /** Null if every post is built into the site. */
  strapi: { url: string; secret: SecretSource } | null;
  payments: PaymentSettings;
  /** Null for functions that queue no payment event. */
  paymentQueue: { url: string; deadLetterArn: string | null } | null;
  /** The location of the key for checkout proofs; null for functions that handle no checkout. */
  checkoutKey: SecretSource | null;
  webhooks: {
    /** Null for functions that end no run. */
    queueUrl: string | null;
    /** Null for functions that never see a signing secret. */
    key: SecretSource | null;
    /** Null for functions that send nothing. */
    senderFunction: string | null;
  };
  languageModel: LanguageModelSettings;
  /** The most that providers may cost per day. */
  spendingCaps: SpendingCaps;
  /** Null for functions that start no job. */
  stateMachineArn: string | null;
  /** Null for functions that handle no image. */
  imageBucket: string | null;
  /** Null for functions that fetch no page, and if the fetcher runs in the same process. */
  pageFetcherFunction: string | null;
  userPool: {
    id: string;
    clientId: string;
    /** Null for Amazon's own address. */
    endpoint: string | null;
    /**
     * Where to get the keys of tokens; null to use the issuer's address. An emulator's tokens name Amazon's address
     * as their issuer.
     */
    keysEndpoint: string | null;
    /** The address where Google sign-in begins; null if the stage has no Google client. */
    domain: string | null;
  };
};

/** The additional settings of the API's functions. */
export type ApiConfig = Config & {
  /** Requests that did not come through CloudFront are rejected. */
  edgeOnly: boolean;
  /** The required value of the origin header. */
  edgeKey: StageKey;
  /** The users who can have keys for the public API. */
  publicApi: ApiAvailability;
  /** The key that hashes visitors' addresses. */
  visitorKey: StageKey;
};

/** US dollars; 0 blocks every paid call. */
const budget = z.coerce.number().min(0);

const environment = z.object({
  [names.stage]: z.string().min(1),
  [names.tableName]: z.string().min(1),
  [names.tableUser]: z.enum(Object.keys(tableUsers) as TableUser[]).optional(),
  [names.edgeSecretArn]: z.string().min(1).optional(),
  [names.edgeSecret]: z.string().min(16).optional(),
  [names.visitorSecretArn]: z.string().min(1).optional(),
  [names.visitorSecret]: z.string().min(16).optional(),
  [names.checkoutSecretArn]: z.string().min(1).optional(),
  [names.checkoutSecret]: z.string().min(16).optional(),
  [names.webhookSecretArn]: z.string().min(1).optional(),
  [names.webhookSecret]: z.string().min(16).optional(),
  [names.webhookQueueUrl]: z.url().optional(),
  [names.webhookSenderFunction]: z.string().min(1).optional(),
  [names.marketData]: z.enum(marketDataKinds),
  [names.dataForSeoUrl]: z.url().default(dataForSeoUrl),
  [names.dataForSeoSecretName]: z.string().optional(),
  [names.dataForSeoSecret]: z.string().optional(),
  [names.content]: z.enum(['none', 'strapi']).default('none'),
  [names.strapiUrl]: z.url().optional(),
  [names.strapiSecretName]: z.string().optional(),
  [names.strapiSecret]: z.string().optional(),
  [names.payments]: z.enum(['none', 'paddle', 'simulated']).default('none'),
  [names.paddleEnvironment]: z.enum(['production', 'sandbox']).default('sandbox'),
  [names.paddleUrl]: z.url().optional(),
  [names.paddleClientToken]: z.string().min(1).optional(),
  [names.paddleOffers]: z.string().default(''),
  [names.paddleSecretName]: z.string().optional(),
  [names.paddleSecret]: z.string().optional(),
  [names.paymentQueueUrl]: z.url().optional(),
  [names.paymentDeadLetterArn]: z.string().min(1).optional(),
  ...languageModelVariables,
  [names.dailyProviderBudget]: budget.default(defaultDailyBudgetsUsd.stage),
  [names.dailyVisitorsBudget]: budget.default(defaultDailyBudgetsUsd.visitors),
  [names.dailyUserBudget]: budget.default(defaultDailyBudgetsUsd.user),
  [names.stateMachineArn]: z.string().min(1).optional(),
  [names.imageBucket]: z.string().min(1).optional(),
  [names.pageFetcherFunction]: z.string().min(1).optional(),
  // Stages of a job and triggers see no tokens, so they have no user pool settings.
  [names.userPoolId]: z.string().default(''),
  [names.userPoolClientId]: z.string().default(''),
  [names.userPoolEndpoint]: z.url().optional(),
  [names.userPoolDomain]: z.url().optional(),
  [names.awsEndpoint]: z.url().optional(),
  [names.publicApi]: z.enum(apiAvailabilities).default('soon'),
  [names.edgeOnly]: z.stringbool().default(false),
});

const parseEnvironment = (variables: NodeJS.ProcessEnv) => {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new Error(`The environment is incomplete:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

type Environment = z.infer<typeof environment>;

const readDataForSeo = (data: Environment): Config['dataForSeo'] => {
  if (data[names.marketData] !== 'dataforseo') return null;
  const secret = findSecretSource(data, { name: names.dataForSeoSecretName, value: names.dataForSeoSecret });
  return { url: data[names.dataForSeoUrl], secret };
};

const readStrapi = (data: Environment): Config['strapi'] => {
  if (data[names.content] !== 'strapi') return null;
  const url = data[names.strapiUrl];
  if (!url) throw new Error(`Set ${names.strapiUrl}, the address of the content service.`);
  return {
    url,
    secret: findSecretSource(data, { name: names.strapiSecretName, value: names.strapiSecret }),
  };
};

const readPayments = (data: Environment): PaymentSettings => {
  const provider = data[names.payments];
  if (provider === 'none') return null;
  return {
    provider,
    environment: data[names.paddleEnvironment],
    clientToken: data[names.paddleClientToken] ?? null,
    url: data[names.paddleUrl] ?? null,
    offers: parseOffers(data[names.paddleOffers]),
    secret: findSecretSource(data, { name: names.paddleSecretName, value: names.paddleSecret }),
  };
};

const readPaymentQueue = (data: Environment): Config['paymentQueue'] => {
  const url = data[names.paymentQueueUrl];
  return url === undefined ? null : { url, deadLetterArn: data[names.paymentDeadLetterArn] ?? null };
};

const edgeNames = { name: names.edgeSecretArn, value: names.edgeSecret };
const visitorNames = { name: names.visitorSecretArn, value: names.visitorSecret };
const checkoutNames = { name: names.checkoutSecretArn, value: names.checkoutSecret };

const webhookNames = { name: names.webhookSecretArn, value: names.webhookSecret };

/** The source of a key that only some functions have. */
const readOwnKey = (
  data: Environment,
  from: typeof checkoutNames | typeof webhookNames,
): SecretSource | null =>
  data[from.name] === undefined && data[from.value] === undefined ? null : findSecretSource(data, from);

const readWebhooks = (data: Environment): Config['webhooks'] => ({
  queueUrl: data[names.webhookQueueUrl] ?? null,
  key: readOwnKey(data, webhookNames),
  senderFunction: data[names.webhookSenderFunction] ?? null,
});

const toConfig = (data: Environment): Config => ({
  stage: data[names.stage],
  tableName: data[names.tableName],
  tableUser: data[names.tableUser] ?? null,
  marketData: data[names.marketData],
  dataForSeo: readDataForSeo(data),
  strapi: readStrapi(data),
  payments: readPayments(data),
  paymentQueue: readPaymentQueue(data),
  checkoutKey: readOwnKey(data, checkoutNames),
  webhooks: readWebhooks(data),
  languageModel: readLanguageModel(data),
  spendingCaps: capsOf({
    stage: data[names.dailyProviderBudget],
    visitors: data[names.dailyVisitorsBudget],
    user: data[names.dailyUserBudget],
  }),
  stateMachineArn: data[names.stateMachineArn] ?? null,
  imageBucket: data[names.imageBucket] ?? null,
  pageFetcherFunction: data[names.pageFetcherFunction] ?? null,
  userPool: {
    id: data[names.userPoolId],
    clientId: data[names.userPoolClientId],
    endpoint: data[names.userPoolEndpoint] ?? null,
    keysEndpoint: data[names.userPoolEndpoint] ?? data[names.awsEndpoint] ?? null,
    domain: data[names.userPoolDomain] ?? null,
  },
});

/** The configuration in a function's environment. @throws Error that names each variable that is missing or invalid */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Config =>
  toConfig(parseEnvironment(variables));

/** The same with the keys that only functions with API routes need. */
export const readApiEnvironment = (variables: NodeJS.ProcessEnv): ApiConfig => {
  const data = parseEnvironment(variables);
  return {
    ...toConfig(data),
    edgeOnly: data[names.edgeOnly],
    publicApi: data[names.publicApi],
    edgeKey: openStageKey(findSecretSource(data, edgeNames)),
    visitorKey: openStageKey(findSecretSource(data, visitorNames)),
  };
};

/** The label that users see for metrics. Those of the vendor's sandbox are labeled as sample data. */
export const shownMarketData = ({ marketData, dataForSeo }: Config): Config['marketData'] =>
  dataForSeo && isSandboxUrl(dataForSeo.url) ? 'sample' : marketData;

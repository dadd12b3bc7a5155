import { readFileSync } from 'node:fs';
import { createApi } from '#api/app.ts';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import { stageCall } from '#contracts/jobs/stage.ts';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { OperatorDeps } from '#ports';
import { createWebhookSender } from '#providers/webhooks/create-webhook-sender.ts';
import { createTokenVerifier } from '#runtime/adapters/token-verifier.ts';
import { type ApiDeps, buildApiDeps, buildOperatorDeps } from '#runtime/deps.ts';
import { once } from '#runtime/lazy/once.ts';
import { readApiEnvironment } from '#runtime/settings/environment.ts';
import { endStoppedJob } from '#usecases/jobs/end/end-stopped-job.ts';
import type { LocalDynamoDb } from './dynamodb.ts';
import type { DevTools } from './gateway/dev-routes.ts';
import type { LocalLog } from './log.ts';
import { localOffers } from './payments/catalog.ts';
import type { Services } from './services.ts';
import { type LocalStages, openStages } from './stages/stage-thread.ts';
import { createStateMachine, type LocalStateMachine } from './state-machine.ts';
import type { DataDir } from './storage/data-dir.ts';
import { reachDynamoDb, unsigned } from './storage/dynamodb-client.ts';

export type Product = {
  readonly deps: ApiDeps;
  readonly operatorDeps: OperatorDeps;
  readonly machine: LocalStateMachine;
  readonly stages: LocalStages;
  /** The Paddle environment in use; null for simulated payments. */
  readonly paddle: 'production' | 'sandbox' | null;
  readonly hasContentService: boolean;
  api(request: Request): Response | Promise<Response>;
};

/** Runs a stage's work and returns its output. */
export type StageWrapper = <T>(status: JobStatus, work: () => Promise<T>) => Promise<T>;

type ProductOptions = {
  environment: { tableName: string; keys: DataDir['keys'] } & Pick<
    Services,
    'userPool' | 'images' | 'accounts' | 'payments' | 'queues'
  >;
  dynamodb: Pick<LocalDynamoDb, 'endpoint'>;
  data: DataDir;
  dev: DevTools;
  log: LocalLog;
  /** Environment variables that choose and configure the providers to use instead of the built-in ones. */
  providers: Readonly<Record<string, string>>;
  wrapStage: StageWrapper;
};

const definition = (name: string): string =>
  readFileSync(new URL(`../../statemachines/${name}.asl.json`, import.meta.url), 'utf8');

/** The settings of the simulated payments, which the product's own Paddle client calls over HTTP. */
const paymentVariables = ({ endpoint, apiKey, webhookSecret }: Services['payments']) => ({
  [names.payments]: 'simulated',
  [names.paddleUrl]: endpoint,
  [names.paddleOffers]: JSON.stringify(localOffers),
  [names.paddleSecret]: JSON.stringify({ apiKey, webhookSecret }),
});

/** The environment variables of the product's functions. */
const variablesOf = (
  environment: ProductOptions['environment'],
  providers: ProductOptions['providers'],
): Record<string, string> => ({
  [names.stage]: 'local',
  [names.tableName]: environment.tableName,
  [names.edgeSecret]: environment.keys.edge,
  [names.visitorSecret]: environment.keys.visitor,
  [names.checkoutSecret]: environment.keys.checkout,
  [names.imageBucket]: environment.images.bucket,
  [names.marketData]: 'sample',
  [names.languageModel]: 'built-in',
  ...(providers[names.payments] === undefined && paymentVariables(environment.payments)),
  [names.webhookSecret]: environment.keys.webhook,
  [names.webhookQueueUrl]: environment.queues.webhooks.url,
  [names.paymentQueueUrl]: environment.queues.payments.url,
  [names.paymentDeadLetterArn]: environment.queues.payments.deadLetterArn,
  [names.userPoolId]: environment.userPool.id,
  [names.userPoolClientId]: environment.userPool.clientId,
  [names.userPoolEndpoint]: environment.userPool.endpoint,
  [names.userPoolDomain]: environment.userPool.domain,
  ...providers,
});

/** The cloud's state machines, on the stages' thread. `deps` resolves once the product is assembled. */
const openMachine = (
  { data, wrapStage }: Pick<ProductOptions, 'data' | 'wrapStage'>,
  stages: LocalStages,
  deps: Promise<ApiDeps>,
): LocalStateMachine =>
  createStateMachine({
    definition: definition('job'),
    steps: definition('steps'),
    recordsDir: data.at('executions'),
    runTask: async (_, payload) => {
      const { status, input } = stageCall.parse(payload);
      return wrapStage(status, () => stages.run(status, input));
    },
    onFailure: async ({ input, status, cause }) =>
      void (await endStoppedJob(await deps, { jobId: input.jobId, status, cause })),
  });

/** The tester's clock, hosts and faults, in place of the outside world that the cloud has. */
const localWorld = ({ dev, log }: Pick<ProductOptions, 'dev' | 'log'>) => {
  // Loaded only when an agent first names an image, because the fetcher brings an HTML parser.
  const fetchPage = once(async () => {
    const { createFetchPage } = await import('#fetcher/fetch-page.ts');
    return createFetchPage({ clock: dev.clock, log, allowHosts: dev.allowedHosts.list });
  });
  return {
    clock: dev.clock,
    log,
    invokePageFetcher: async (call: unknown) => (await fetchPage())(call),
    webhookSender: createWebhookSender({ allowHosts: dev.allowedHosts.list }),
    wrap: dev.faults.wrap,
  };
};

/** The product's own code, both API and stages, on this machine's adapters. */
export async function assembleProduct(options: ProductOptions): Promise<Product> {
  const { environment, dev, log } = options;
  const variables = variablesOf(environment, options.providers);
  const config = readApiEnvironment(variables);
  const adapters = {
    dynamodb: reachDynamoDb(options.dynamodb.endpoint),
    s3: environment.images.s3,
    sqs: environment.queues.sqs,
  };
  const stages = openStages({ dev, log }, { variables, ...adapters });
  const { promise: ready, resolve } = Promise.withResolvers<ApiDeps>();
  const machine = openMachine(options, stages, ready);
  const overrides = {
    ...localWorld(options),
    ...adapters,
    dynamodb: { ...adapters.dynamodb, ...unsigned },
    jobRunner: machine,
    // Tokens use the machine's time, as browsers do, so moving the product's clock signs nobody out.
    tokens: createTokenVerifier(config.userPool, { now: () => new Date() }),
  };
  const deps = buildApiDeps(config, overrides);
  resolve(deps);
  return {
    deps,
    operatorDeps: await buildOperatorDeps(config, { ...overrides, accounts: environment.accounts }),
    machine,
    stages,
    paddle: config.payments?.provider === 'paddle' ? config.payments.environment : null,
    hasContentService: config.strapi !== null,
    api: createApi(deps, config).fetch,
  };
}

import { Duration } from 'aws-cdk-lib';
import * as gateway from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { environmentNames } from '#contracts/platform/environment.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { allRoutes, type RouteFunction, routeFunctions } from '#contracts/public-api/all-routes.ts';
import { unknownRoute } from '#contracts/public-api/routes.ts';
import type { Auth } from '#lib/cloud/accounts/auth.ts';
import type { Images, ImageTask } from '#lib/cloud/data/images.ts';
import { dataRemoval } from '#lib/cloud/data/removal.ts';
import type { Secrets } from '#lib/cloud/data/secrets.ts';
import { grantTable } from '#lib/cloud/data/table-grants.ts';
import { grantVendorSecret } from '#lib/cloud/data/vendor-secrets.ts';
import { functionEnvironment } from '#lib/cloud/functions/function-environment.ts';
import { lambdaFunction } from '#lib/cloud/functions/lambda-function.ts';
import type { PageFetcher } from '#lib/cloud/functions/page-fetcher.ts';
import type { Releases } from '#lib/cloud/functions/releases.ts';
import { routeThrottles } from '#lib/cloud/limits/route-throttles.ts';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { type PaymentEvents, paymentEnvironment } from './payments.ts';
import type { Webhooks } from './webhooks.ts';

type ApiProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly stateMachine: sfn.StateMachine;
  readonly secrets: Secrets;
  readonly auth: Auth;
  readonly images: Images;
  readonly releases: Releases;
  readonly paymentEvents: PaymentEvents;
  readonly webhooks: Webhooks;
  readonly pageFetcher: PageFetcher;
};

/** One function per resource: its entry under lambdas/api, and its permissions besides the table. */
const resources: readonly {
  entry: RouteFunction;
  /** Starts runs; `ends` also stops those that are canceled. */
  runs?: 'starts' | 'ends';
  images?: readonly ImageTask[];
  /** Functions that know the offers. `asks` may also call the provider, `listens` receives its webhooks. */
  payments?: 'knows' | 'asks' | 'listens';
  /** True if it proves which user a checkout belongs to. */
  startsCheckouts?: true;
  /** True if a call may wait for a run, within API Gateway's time limit. */
  waits?: true;
  /** True if it reads images at addresses that callers give. */
  fetches?: true;
  /** Puts deliveries of webhooks on their queue; `manages` also creates signing secrets. */
  webhooks?: 'sends' | 'manages';
}[] = [
  {
    entry: 'jobs',
    runs: 'ends',
    images: ['serve', 'drop'],
    webhooks: 'sends',
  },
  {
    entry: 'images',
    runs: 'starts',
    images: ['upload'],
  },
  { entry: 'exports' },
  { entry: 'me' },
  { entry: 'credits' },
  { entry: 'billing', payments: 'asks', startsCheckouts: true },
  { entry: 'webhooks', payments: 'listens' },
  { entry: 'api-keys', webhooks: 'manages' },
  { entry: 'config', payments: 'knows' },
  { entry: 'content' },
  { entry: 'verify' },
  {
    entry: 'public-runs',
    runs: 'ends',
    images: ['upload', 'drop', 'serve'],
    webhooks: 'sends',
    waits: true,
    fetches: true,
  },
  { entry: 'public-reads', images: ['serve'] },
  { entry: 'public-verify' },
  { entry: 'public-webhooks', webhooks: 'manages' },
  { entry: 'choices' },
  { entry: 'shares', images: ['serve'] },
];

/** No caller addresses and no queries. The request id leads to the function's own log lines. */
const accessLogFormat = gateway.AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTime',
    route: '$context.routeKey',
    status: '$context.status',
    integrationStatus: '$context.integrationStatus',
    latencyMs: '$context.responseLatency',
    error: '$context.error.message',
  }),
);

/** The HTTP API under /api. The functions verify tokens, because some routes serve both visitors and users. */
export class Api extends Construct {
  readonly httpApi: apigateway.HttpApi;
  readonly accessLogs: logs.LogGroup;
  /** The function of each resource, by entry. */
  readonly functions: ReadonlyMap<string, lambda.Function>;
  private readonly routes: apigateway.HttpRoute[] = [];

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.httpApi = new apigateway.HttpApi(this, 'HttpApi', { createDefaultStage: false });
    acknowledge(this.httpApi, {
      'AwsSolutions-APIG4':
        'Visitors and users share routes: the functions verify tokens themselves, and contract tests cover each route.',
    });
    this.accessLogs = new logs.LogGroup(this, 'AccessLogs', {
      retention: props.config.logRetentionDays,
      removalPolicy: dataRemoval(props.config),
    });
    this.functions = new Map(
      resources.map((resource) => [resource.entry, this.addResource(resource, props)] as const),
    );
    this.addStage(props.config);
  }

  /**
   * The stage names its routes, so it must be created after them. API Gateway rejects settings for an unknown route
   * ("Unable to find Route by key").
   */
  private addStage({ apiRequestsPerSecond }: StageConfig): void {
    const stage = this.httpApi.addStage('Live', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: apiRequestsPerSecond, burstLimit: 2 * apiRequestsPerSecond },
      accessLogSettings: {
        destination: new apigateway.LogGroupLogDestination(this.accessLogs),
        format: accessLogFormat,
      },
    });
    const { defaultChild } = stage.node;
    if (!(defaultChild instanceof apigateway.CfnStage))
      throw new Error('The stage of the API has no resource.');
    defaultChild.routeSettings = routeThrottles(apiRequestsPerSecond);
    stage.node.addDependency(...this.routes);
  }

  private addResource(resource: (typeof resources)[number], props: ApiProps): lambda.Function {
    const handler = this.resourceFunction(resource, props);
    const integration = new HttpLambdaIntegration(
      `${resource.entry}-integration`,
      props.releases.live(handler),
    );
    const own: { method: keyof typeof apigateway.HttpMethod; path: string }[] = [
      ...routeFunctions[resource.entry].map((name) => allRoutes[name]),
      ...(resource.entry === unknownRoute.answeredBy ? [unknownRoute] : []),
    ];
    for (const { method, path } of own) {
      const routes = this.httpApi.addRoutes({
        path: `${apiBase}${path}`,
        methods: [apigateway.HttpMethod[method]],
        integration,
      });
      this.routes.push(...routes);
    }
    return handler;
  }

  private resourceFunction(resource: (typeof resources)[number], props: ApiProps): lambda.Function {
    const { config, table, secrets, stateMachine, auth, images, paymentEvents, webhooks, pageFetcher } =
      props;
    const handler = lambdaFunction(this, `Api-${resource.entry}`, {
      config,
      entry: `lambdas/api/${resource.entry}.ts`,
      environment: {
        ...functionEnvironment({ config, table }),
        ...(resource.payments && paymentEnvironment(config)),
        ...(config.firewall && { [environmentNames.edgeOnly]: 'true' }),
        [environmentNames.publicApi]: config.api,
        [environmentNames.stateMachineArn]: stateMachine.stateMachineArn,
        [environmentNames.userPoolId]: auth.userPool.userPoolId,
        [environmentNames.userPoolClientId]: auth.client.userPoolClientId,
        ...(auth.domain && { [environmentNames.userPoolDomain]: auth.domain }),
      },
      // If the provider does not respond, the function tries again within API Gateway's time limit.
      timeout: Duration.seconds(resource.payments === 'asks' || resource.waits ? 29 : 10),
      memorySize: 1024,
    });
    grantTable(table, handler, resource.entry);
    secrets.grant(handler, 'edge', 'visitor', ...(resource.startsCheckouts ? (['checkout'] as const) : []));
    if (resource.images) images.grant(handler, ...resource.images);
    if (resource.fetches) pageFetcher.grant(handler);
    if (resource.webhooks) webhooks.grant(handler);
    if (resource.webhooks === 'manages') secrets.grant(handler, 'webhook');
    if (resource.payments === 'listens') paymentEvents.grant(handler);
    if (resource.payments === 'asks' || resource.payments === 'listens')
      grantVendorSecret(handler, config.paddle?.secretName);
    if (resource.entry === 'content') grantVendorSecret(handler, config.strapi?.secretName);
    if (resource.runs) stateMachine.grantStartExecution(handler);
    if (resource.runs === 'ends') stateMachine.grantExecution(handler, 'states:StopExecution');
    return handler;
  }
}

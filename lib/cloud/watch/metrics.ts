import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { logEvents, logService } from '#contracts/platform/log-events.ts';
import type { OperationsProps } from './operations-props.ts';

const sum = (period: Duration) => ({ statistic: 'Sum', period }) as const;
const fiveMinutes = Duration.minutes(5);
const hour = Duration.hours(1);

const { jobCompleted, jobFailed, providerPaid, requestFailed } = logEvents;
const { paymentEventFailed, subscriptionUnowned, checkoutNotMatched } = logEvents;
const { FilterPattern: pattern } = logs;
const says = (message: string) => pattern.stringValue('$.message', '=', message);

type Line = {
  readonly name: string;
  readonly groups: readonly logs.ILogGroup[];
  readonly filterPattern: logs.IFilterPattern;
  /** By default each matching line counts as 1. */
  readonly value?: string;
  /** True for a metric in an expression, which has no value unless each of its metrics has a data point. */
  readonly countsZero?: boolean;
};

/** Counts log lines in a metric under the stage's name. */
const lineMetric =
  (scope: Construct, stage: string) =>
  ({ name, groups, filterPattern, value = '1', countsZero = false }: Line) => {
    const metricNamespace = `Sweetspot/${stage}`;
    for (const [index, logGroup] of groups.entries())
      new logs.MetricFilter(scope, `${name}Filter${index}`, {
        logGroup,
        filterPattern,
        metricName: name,
        metricNamespace,
        metricValue: value,
        ...(countsZero && { defaultValue: 0 }),
      });
    return new cloudwatch.Metric({ namespace: metricNamespace, metricName: name, ...sum(fiveMinutes) });
  };

/** All our functions. The CDK's helper functions write no such lines. */
const findFunctions = (scope: Construct): lambda.Function[] =>
  Stack.of(scope)
    .node.findAll()
    .filter((child): child is lambda.Function => child instanceof lambda.Function)
    .filter(({ node }) => !node.path.includes('/Custom'));

/** Metrics from our log lines: successes, failures by cause, and provider costs. */
const lineMetrics = (scope: Construct, { config, pipeline, api, paymentEvents }: OperationsProps) => {
  const { consumer } = paymentEvents;
  const stages = [...pipeline.stages.groups.values()].map(({ logGroup }) => logGroup);
  const metricOf = lineMetric(scope, config.stage);
  const ends = [pipeline.stages.of('failed'), pipeline.ended, pipeline.sweep].map(({ logGroup }) => logGroup);
  return {
    completed: metricOf({
      name: 'RunsCompleted',
      groups: [pipeline.stages.of('completed').logGroup],
      filterPattern: says(jobCompleted.message),
      countsZero: true,
    }),
    refunded: metricOf({
      name: 'RunsRefunded',
      groups: ends,
      filterPattern: pattern.all(
        says(jobFailed.message),
        pattern.booleanValue(`$.${jobFailed.refunded}`, true),
      ),
      countsZero: true,
    }),
    faults: metricOf({
      name: 'RunsFailedByUs',
      groups: ends,
      filterPattern: pattern.all(says(jobFailed.message), pattern.booleanValue(`$.${jobFailed.fault}`, true)),
    }),
    providerCost: metricOf({
      name: 'ProviderCostUsd',
      groups: stages,
      filterPattern: says(providerPaid.message),
      value: `$.${providerPaid.costUsd}`,
    }),
    errors: metricOf({
      name: 'ErrorsForTheOperator',
      groups: findFunctions(scope).flatMap(({ logGroup }) => logGroup),
      filterPattern: pattern.all(
        pattern.stringValue('$.service', '=', logService),
        pattern.stringValue('$.level', '=', 'ERROR'),
        pattern.stringValue('$.message', '!=', requestFailed.message),
      ),
    }),
    /** These exist only on a stage that sells something. */
    ...(consumer && {
      paymentEventsFailed: metricOf({
        name: 'PaymentEventsFailed',
        groups: [consumer.logGroup],
        filterPattern: says(paymentEventFailed.message),
      }),
      subscriptionsUnowned: metricOf({
        name: 'SubscriptionsUnowned',
        groups: findFunctions(scope)
          .filter(({ node }) => /\/(?:PaymentEvents|BillingReview)\//.test(node.path))
          .map(({ logGroup }) => logGroup),
        filterPattern: pattern.any(says(subscriptionUnowned.message), says(checkoutNotMatched.message)),
      }),
    }),
    throttled: metricOf({
      name: 'ApiThrottled',
      groups: [api.accessLogs],
      // Rejections by API Gateway itself. Our own 429 comes from an integration that responded.
      filterPattern: pattern.all(
        pattern.stringValue('$.status', '=', '429'),
        pattern.stringValue('$.integrationStatus', '=', '-'),
      ),
    }),
  };
};

const apiMetrics = ({ api: { httpApi } }: OperationsProps) => {
  const dimensionsMap = { ApiId: httpApi.apiId };
  const metricOf = (metricName: string, statistic: string) =>
    new cloudwatch.Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensionsMap,
      statistic,
      period: fiveMinutes,
    });
  return {
    requests: metricOf('Count', 'Sum'),
    errors: metricOf('5xx', 'Sum'),
    p95: metricOf('Latency', 'p95'),
  };
};

/** Finds the queues where undeliverable messages end up: all those without a dead-letter queue. */
const findDeadLetters = (scope: Construct) =>
  Stack.of(scope)
    .node.findAll()
    .filter((child): child is sqs.Queue => child instanceof sqs.Queue && child.deadLetterQueue === undefined);

const { Operation: op } = dynamodb;
const operations = [op.GET_ITEM, op.PUT_ITEM, op.UPDATE_ITEM, op.QUERY, op.TRANSACT_WRITE_ITEMS];

/** All metrics that the alarms and the dashboard use, defined once. */
export const createMetrics = (scope: Construct, props: OperationsProps) => {
  const { pipeline, table } = props;
  const { stateMachine } = pipeline;
  return {
    ...lineMetrics(scope, props),
    api: apiMetrics(props),
    machine: {
      started: stateMachine.metricStarted(sum(fiveMinutes)),
      failed: stateMachine.metricFailed(sum(fiveMinutes)),
      timedOut: stateMachine.metricTimedOut(sum(fiveMinutes)),
    },
    stages: [...pipeline.stages.groups].map(([group, fn]) => ({
      group,
      errors: fn.metricErrors(sum(fiveMinutes)),
      p95: fn.metricDuration({ statistic: 'p95', period: fiveMinutes }),
    })),
    sweeps: pipeline.sweep.metricInvocations(sum(Duration.minutes(15))),
    sweepErrors: pipeline.sweep.metricErrors(sum(hour)),
    // All functions of an account share its concurrency and its limit.
    lambdaThrottles: new cloudwatch.Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      ...sum(fiveMinutes),
    }),
    // One metric per operation rather than their sum: the table writes no data point for an operation that was not
    // throttled, and the sum would then have none.
    tableThrottles: operations.map((operation) => ({
      operation,
      metric: new cloudwatch.Metric({
        namespace: 'AWS/DynamoDB',
        metricName: 'ThrottledRequests',
        dimensionsMap: { TableName: table.tableName, Operation: operation },
        ...sum(fiveMinutes),
      }),
    })),
    deadLetters: findDeadLetters(scope).map((queue) => ({
      queue,
      depth: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: fiveMinutes }),
    })),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

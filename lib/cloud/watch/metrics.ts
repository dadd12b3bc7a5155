import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { lineMetrics } from './line-metrics.ts';
import type { OperationsProps } from './operations-props.ts';

const sum = (period: Duration) => ({ statistic: 'Sum', period }) as const;
const fiveMinutes = Duration.minutes(5);
const hour = Duration.hours(1);

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

const pipelineMetrics = ({ pipeline: { stateMachine, stages, sweep } }: OperationsProps) => ({
  machine: {
    started: stateMachine.metricStarted(sum(fiveMinutes)),
    failed: stateMachine.metricFailed(sum(fiveMinutes)),
    timedOut: stateMachine.metricTimedOut(sum(fiveMinutes)),
  },
  stages: [...stages.groups].map(([group, fn]) => ({
    group,
    errors: fn.metricErrors(sum(fiveMinutes)),
    p95: fn.metricDuration({ statistic: 'p95', period: fiveMinutes }),
  })),
  sweeps: sweep.metricInvocations(sum(Duration.minutes(15))),
  sweepErrors: sweep.metricErrors(sum(hour)),
});

const throttleMetrics = ({ table }: OperationsProps) => ({
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
});

/** All metrics that the alarms and the dashboard use, defined once. */
export const createMetrics = (scope: Construct, props: OperationsProps) => ({
  ...lineMetrics(scope, props),
  api: apiMetrics(props),
  ...pipelineMetrics(props),
  ...throttleMetrics(props),
  deadLetters: findDeadLetters(scope).map((queue) => ({
    queue,
    depth: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: fiveMinutes }),
  })),
});

export type Metrics = ReturnType<typeof createMetrics>;

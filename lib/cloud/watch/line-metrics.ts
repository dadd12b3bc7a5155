import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { logEvents, logService } from '#contracts/platform/log-events.ts';
import type { OperationsProps } from './operations-props.ts';

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
const lineMetricOf =
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
    return new cloudwatch.Metric({
      namespace: metricNamespace,
      metricName: name,
      statistic: 'Sum',
      period: Duration.minutes(5),
    });
  };

/** All our functions. The CDK's helper functions write no such lines. */
const findFunctions = (scope: Construct): lambda.Function[] =>
  Stack.of(scope)
    .node.findAll()
    .filter((child): child is lambda.Function => child instanceof lambda.Function)
    .filter(({ node }) => !node.path.includes('/Custom'));

type MetricOf = ReturnType<typeof lineMetricOf>;

const runMetrics = ({ pipeline: { stages, ended, sweep } }: OperationsProps, metricOf: MetricOf) => {
  const ends = [stages.of('failed'), ended, sweep].map(({ logGroup }) => logGroup);
  const failedWith = (field: string) =>
    pattern.all(says(jobFailed.message), pattern.booleanValue(`$.${field}`, true));
  return {
    completed: metricOf({
      name: 'RunsCompleted',
      groups: [stages.of('completed').logGroup],
      filterPattern: says(jobCompleted.message),
      countsZero: true,
    }),
    refunded: metricOf({
      name: 'RunsRefunded',
      groups: ends,
      filterPattern: failedWith(jobFailed.refunded),
      countsZero: true,
    }),
    faults: metricOf({
      name: 'RunsFailedByUs',
      groups: ends,
      filterPattern: failedWith(jobFailed.fault),
    }),
    providerCost: metricOf({
      name: 'ProviderCostUsd',
      groups: [...stages.groups.values()].map(({ logGroup }) => logGroup),
      filterPattern: says(providerPaid.message),
      value: `$.${providerPaid.costUsd}`,
    }),
  };
};

const errorMetric = (functions: readonly lambda.Function[], metricOf: MetricOf) =>
  metricOf({
    name: 'ErrorsForTheOperator',
    groups: functions.map(({ logGroup }) => logGroup),
    filterPattern: pattern.all(
      pattern.stringValue('$.service', '=', logService),
      pattern.stringValue('$.level', '=', 'ERROR'),
      pattern.stringValue('$.message', '!=', requestFailed.message),
    ),
  });

/** These exist only on a stage that sells something. */
const paymentMetrics = (
  { paymentEvents: { consumer } }: OperationsProps,
  functions: readonly lambda.Function[],
  metricOf: MetricOf,
) =>
  consumer && {
    paymentEventsFailed: metricOf({
      name: 'PaymentEventsFailed',
      groups: [consumer.logGroup],
      filterPattern: says(paymentEventFailed.message),
    }),
    subscriptionsUnowned: metricOf({
      name: 'SubscriptionsUnowned',
      groups: functions
        .filter(({ node }) => /\/(?:PaymentEvents|BillingReview)\//.test(node.path))
        .map(({ logGroup }) => logGroup),
      filterPattern: pattern.any(says(subscriptionUnowned.message), says(checkoutNotMatched.message)),
    }),
  };

/** Rejections by API Gateway itself. Our own 429 comes from an integration that responded. */
const throttledMetric = ({ api }: OperationsProps, metricOf: MetricOf) =>
  metricOf({
    name: 'ApiThrottled',
    groups: [api.accessLogs],
    filterPattern: pattern.all(
      pattern.stringValue('$.status', '=', '429'),
      pattern.stringValue('$.integrationStatus', '=', '-'),
    ),
  });

/** Metrics from our log lines: successes, failures by cause, and provider costs. */
export const lineMetrics = (scope: Construct, props: OperationsProps) => {
  const metricOf = lineMetricOf(scope, props.config.stage);
  const functions = findFunctions(scope);
  return {
    ...runMetrics(props, metricOf),
    errors: errorMetric(functions, metricOf),
    ...paymentMetrics(props, functions, metricOf),
    throttled: throttledMetric(props, metricOf),
  };
};

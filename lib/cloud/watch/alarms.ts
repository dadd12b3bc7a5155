import { Duration, Names } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { budgetAlarmShare } from '#contracts/credits/spending.ts';
import { alarmText } from '#lib/cloud/naming/alarm-text.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import type { Metrics } from './metrics.ts';

type Rule = {
  readonly id: string;
  /** Heading in the runbook. */
  readonly section: string;
  readonly problem: string;
  readonly metric: cloudwatch.IMetric;
  readonly over: number;
  /** Breaching periods out of the evaluated ones; one out of one by default. */
  readonly periods?: number;
  /** True if missing data also triggers the alarm. */
  readonly below?: boolean;
};

const rate = (
  expression: string,
  usingMetrics: Record<string, cloudwatch.IMetric>,
  period: Duration,
  label: string,
) => new cloudwatch.MathExpression({ expression, usingMetrics, period, label });

const apiRules = ({ api, throttled }: Metrics): Rule[] => [
  {
    id: 'ApiErrors',
    section: 'the-api-returns-errors',
    problem: 'More than 5% of API responses are server errors (5xx)',
    metric: rate(
      'IF(e >= 5, 100 * e / n, 0)',
      { e: api.errors, n: api.requests },
      Duration.minutes(5),
      'Errors (%)',
    ),
    over: 5,
  },
  {
    id: 'ApiSlow',
    section: 'the-api-is-slow',
    problem: 'The slowest 5% of API responses have taken more than 3 s for 15 minutes',
    metric: api.p95,
    over: 3000,
    periods: 3,
  },
  {
    id: 'ApiThrottled',
    section: 'the-api-throttles-requests',
    problem: 'API Gateway rejects requests above its rate limit',
    metric: throttled,
    over: 20,
  },
];

const runRules = ({ machine, faults, refunded, completed, errors }: Metrics): Rule[] => [
  {
    id: 'OperatorNeeded',
    section: 'a-line-asks-for-the-operator',
    problem: 'A function logged an error that only an operator can fix',
    metric: errors,
    over: 0,
  },
  {
    id: 'RunsFailing',
    section: 'runs-fail',
    problem: 'Five or more runs failed within five minutes because of our own or a provider’s error',
    metric: faults,
    over: 4,
  },
  {
    id: 'MachineFailed',
    section: 'the-machine-could-not-end-a-run',
    problem: 'An execution failed, and its refund state did not finish',
    metric: machine.failed,
    over: 0,
  },
  // Two alarms rather than one on the sum of both: if one metric has no data point, the sum has none.
  {
    id: 'MachineTimedOut',
    section: 'the-machine-could-not-end-a-run',
    problem: 'An execution timed out, and its refund state did not finish',
    metric: machine.timedOut,
    over: 0,
  },
  {
    id: 'RefundRate',
    section: 'many-runs-are-refunded',
    problem: 'More than 20% of the runs in the last hour were refunded',
    metric: rate(
      'IF(r >= 5, 100 * r / (r + c), 0)',
      { r: refunded, c: completed },
      Duration.hours(1),
      'Refunded (%)',
    ),
    over: 20,
  },
];

const supportRules = (metrics: Metrics, config: StageConfig): Rule[] => [
  {
    id: 'SweepSilent',
    section: 'the-sweep-does-not-run',
    problem: 'The sweep runs every five minutes, but has not run for half an hour',
    metric: metrics.sweeps,
    over: 1,
    periods: 2,
    below: true,
  },
  {
    id: 'SweepFailing',
    section: 'the-sweep-does-not-run',
    problem: 'The sweep failed three times within an hour',
    metric: metrics.sweepErrors,
    over: 2,
  },
  {
    id: 'FunctionsThrottled',
    section: 'functions-are-throttled',
    problem: 'Lambda throttles calls: the account’s or a function’s concurrency is used up',
    metric: metrics.lambdaThrottles,
    over: 0,
    periods: 2,
  },
  ...metrics.tableThrottles.map(({ operation, metric }) => ({
    id: `TableThrottled-${operation}`,
    section: 'the-table-is-throttled',
    problem: `The table throttles requests: ${operation}`,
    metric,
    over: 10,
  })),
  {
    id: 'ProviderCost',
    section: 'providers-cost-more-than-planned',
    problem: `Provider costs today exceed ${budgetAlarmShare * 100}% of the daily $${config.dailyProviderBudgetUsd}`,
    metric: metrics.providerCost.with({ period: Duration.days(1) }),
    over: budgetAlarmShare * config.dailyProviderBudgetUsd,
  },
];

/** These exist only on a stage that sells something. */
const paymentRules = ({ paymentEventsFailed, subscriptionsUnowned }: Metrics): Rule[] => [
  ...(paymentEventsFailed
    ? [
        {
          id: 'PaymentEventFailed',
          section: 'a-payment-event-could-not-be-applied',
          problem: 'A Paddle event could not be applied after all attempts',
          metric: paymentEventsFailed,
          over: 0,
        },
      ]
    : []),
  ...(subscriptionsUnowned
    ? [
        {
          id: 'SubscriptionUnowned',
          section: 'a-subscription-has-no-owner',
          problem: 'A paid subscription has no user',
          metric: subscriptionsUnowned,
          over: 0,
        },
      ]
    : []),
];

const deadLetterRules = ({ deadLetters }: Metrics): Rule[] =>
  deadLetters.map(({ queue, depth }) => ({
    id: `DeadLetters-${Names.nodeUniqueId(queue.node)}`,
    section: 'something-is-in-a-dead-letter-queue',
    problem: `${queue.node.path} holds messages that could not be processed`,
    metric: depth,
    over: 0,
  }));

const { ComparisonOperator: compare, TreatMissingData: missing } = cloudwatch;

const createAlarm = (scope: Construct, { id, section, problem, metric, over, periods = 1, below }: Rule) =>
  new cloudwatch.Alarm(scope, id, {
    ...alarmText(section, problem),
    metric,
    threshold: over,
    evaluationPeriods: periods,
    comparisonOperator: below ? compare.LESS_THAN_THRESHOLD : compare.GREATER_THAN_THRESHOLD,
    treatMissingData: below ? missing.BREACHING : missing.NOT_BREACHING,
  });

/** All alarms of a stage, each with its section of the runbook. */
export const createAlarms = (scope: Construct, metrics: Metrics, config: StageConfig): cloudwatch.Alarm[] =>
  [
    ...apiRules(metrics),
    ...runRules(metrics),
    ...supportRules(metrics, config),
    ...paymentRules(metrics),
    ...deadLetterRules(metrics),
  ]
    .filter(({ metric }) => !(config.omit.has('metric-math') && metric instanceof cloudwatch.MathExpression))
    .map((rule) => createAlarm(scope, rule));

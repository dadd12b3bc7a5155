import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { runbookPath } from '#lib/cloud/naming/alarm-text.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import type { Metrics } from './metrics.ts';

const graph = (
  title: string,
  left: cloudwatch.IMetric[],
  right: cloudwatch.IMetric[] = [],
): cloudwatch.GraphWidget => new cloudwatch.GraphWidget({ title, left, right, width: 8, height: 6 });

/** One page that shows health, outcomes of runs, cost and waiting times. */
export const createDashboard = (
  scope: Construct,
  metrics: Metrics,
  alarms: readonly cloudwatch.Alarm[],
  { stage }: StageConfig,
): cloudwatch.Dashboard => {
  const { api, machine } = metrics;
  const { completed, refunded, faults, providerCost, deadLetters, stages } = metrics;
  return new cloudwatch.Dashboard(scope, 'Dashboard', {
    dashboardName: `sweetspot-${stage}`,
    defaultInterval: Duration.days(1),
    widgets: [
      [
        new cloudwatch.TextWidget({
          markdown: `**Sweetspot, ${stage}.** What to do when something here is red: ${runbookPath}`,
          width: 24,
          height: 1,
        }),
      ],
      [new cloudwatch.AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 4 })],
      [
        graph('Runs', [machine.started, completed, refunded]),
        graph('Runs failed by our fault, executions failed', [faults, machine.failed, machine.timedOut]),
        graph('Providers, $ a day', [providerCost.with({ period: Duration.days(1) })]),
      ],
      [
        graph('API: requests and errors', [api.requests], [api.errors, metrics.throttled]),
        graph('API: p95, ms', [api.p95]),
        graph(
          'Dead letters',
          deadLetters.map(({ depth }) => depth),
        ),
      ],
      [
        graph(
          'Stages: p95, ms',
          stages.map(({ p95 }) => p95),
        ),
        graph(
          'Stages: errors',
          stages.map(({ errors }) => errors),
        ),
        graph(
          'Throttles',
          [metrics.lambdaThrottles],
          metrics.tableThrottles.map(({ metric }) => metric),
        ),
      ],
    ],
  });
};

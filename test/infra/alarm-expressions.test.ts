import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { notEmpty } from '#test/not-empty.ts';
import { synthesize } from './synth.ts';

const template = synthesize('production');

const alarm = z.object({
  Threshold: z.number(),
  ComparisonOperator: z.enum(['GreaterThanThreshold', 'GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  TreatMissingData: z.enum(['breaching', 'notBreaching']),
  Metrics: z.array(
    z.object({
      Id: z.string(),
      Expression: z.optional(z.string()),
      MetricStat: z.optional(
        z.object({ Metric: z.object({ Namespace: z.string(), MetricName: z.string() }) }),
      ),
    }),
  ),
});
type Alarm = z.infer<typeof alarm>;

/** Every alarm on an expression, by its logical id. */
const alarms = new Map(
  Object.entries(template.findResources('AWS::CloudWatch::Alarm')).flatMap(([id, { Properties }]) =>
    JSON.stringify(Properties).includes('"Expression"') ? [[id, alarm.parse(Properties)] as const] : [],
  ),
);

const metricsOf = ({ Metrics }: Alarm) =>
  Metrics.flatMap(({ Id, MetricStat }) => (MetricStat ? [{ id: Id, ...MetricStat.Metric }] : []));

/** CloudWatch's result. An expression has no value if a metric that it uses has no data point. */
const calculate = (watched: Alarm, values: Record<string, number>): number | null => {
  const [expression = ''] = watched.Metrics.flatMap(({ Expression }) => Expression ?? []);
  const names = metricsOf(watched).map(({ id }) => id);
  expect(Object.keys(values).filter((name) => !names.includes(name))).toEqual([]);
  if (names.some((name) => values[name] === undefined)) return null;
  const chooses = (condition: boolean, yes: number, no: number): number => (condition ? yes : no);
  const run = new Function('IF', ...names, `return ${expression};`);
  return z.number().parse(run(chooses, ...names.map((name) => values[name])));
};

const isRinging = (watched: Alarm, values: Record<string, number>): boolean => {
  const value = calculate(watched, values);
  if (value === null) return watched.TreatMissingData === 'breaching';
  if (watched.ComparisonOperator === 'LessThanThreshold') return value < watched.Threshold;
  if (watched.ComparisonOperator === 'GreaterThanThreshold') return value > watched.Threshold;
  return value >= watched.Threshold;
};

const named = (prefix: string): Alarm => {
  const found = [...alarms].find(([id]) => id.startsWith(prefix));
  if (!found) throw new Error(`No alarm on an expression is called ${prefix}.`);
  return found[1];
};

describe('an alarm on an expression', () => {
  it.each<[name: string, values: Record<string, number>, rings: boolean]>([
    ['OperationsApiErrors', { e: 6, n: 100 }, true],
    ['OperationsApiErrors', { e: 5, n: 100 }, false],
    ['OperationsApiErrors', { e: 4, n: 4 }, false],
    ['OperationsApiErrors', { e: 0, n: 0 }, false],
    ['OperationsRefundRate', { r: 5, c: 0 }, true],
    ['OperationsRefundRate', { r: 5, c: 15 }, true],
    ['OperationsRefundRate', { r: 5, c: 20 }, false],
    ['OperationsRefundRate', { r: 4, c: 0 }, false],
    ['OperationsRefundRate', { r: 0, c: 0 }, false],
    ['ApiApiconfig', { errors: 2, calls: 4 }, true],
    ['ApiApiconfig', { errors: 1, calls: 1 }, false],
    ['ApiApiconfig', { errors: 2, calls: 5 }, false],
  ])('%s with %j goes off: %s', (name, values, rings) => {
    expect(isRinging(named(name), values)).toBe(rings);
  });

  it('is the same for each function’s releases', () => {
    const releases = [...alarms].filter(([id]) => id.includes('NewVersionErrors'));
    expect(releases.length).toBeGreaterThanOrEqual(15);
    const expressions = new Set(
      releases.map(([, { Metrics }]) => JSON.stringify(Metrics.map(({ Expression }) => Expression ?? ''))),
    );
    expect(expressions.size).toBe(1);
    expect(alarms.size).toBe(releases.length + 2);
  });

  // A rate stays silent if it has no value exactly when all runs fail and none completes.
  it('uses no metric that lacks a data point when there was nothing to count', () => {
    const filters = Object.values(template.findResources('AWS::Logs::MetricFilter')).flatMap(
      ({ Properties }) => Properties.MetricTransformations as { MetricName: string; DefaultValue?: number }[],
    );
    const ours = [...alarms.values()]
      .flatMap(metricsOf)
      .filter(({ Namespace }) => !Namespace.startsWith('AWS/'));
    for (const { MetricName } of notEmpty(ours)) {
      const made = filters.filter((filter) => filter.MetricName === MetricName);
      for (const { DefaultValue } of notEmpty(made)) expect(DefaultValue, MetricName).toBe(0);
    }
    // AWS writes these for each call, including zeros.
    const theirs = [...alarms.values()]
      .flatMap(metricsOf)
      .filter(({ Namespace }) => Namespace.startsWith('AWS/'));
    for (const { Namespace, MetricName } of notEmpty(theirs))
      expect([
        'AWS/Lambda Errors',
        'AWS/Lambda Invocations',
        'AWS/ApiGateway Count',
        'AWS/ApiGateway 5xx',
      ]).toContain(`${Namespace} ${MetricName}`);
  });
});

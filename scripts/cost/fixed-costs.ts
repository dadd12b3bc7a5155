import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import type { CostLine } from './compute-cost.ts';
import { prices } from './prices.ts';

const acl = z.object({ Properties: z.object({ Rules: z.array(z.unknown()).default([]) }) });
const alarm = z.object({
  Properties: z.object({ Metrics: z.optional(z.array(z.object({ MetricStat: z.optional(z.unknown()) }))) }),
});

/** An alarm is billed for each metric that its expression reads. */
const metricsOf = (resource: unknown): number =>
  alarm.parse(resource).Properties.Metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1;

const metricFilter = z.object({
  Properties: z.object({
    MetricTransformations: z.array(z.object({ MetricNamespace: z.string(), MetricName: z.string() })),
  }),
});

/** A custom metric is billed by its name, regardless of how many log groups feed it. */
const customMetrics = (filters: readonly unknown[]): number =>
  new Set(
    filters.flatMap((filter) =>
      metricFilter
        .parse(filter)
        .Properties.MetricTransformations.map((each) => `${each.MetricNamespace} ${each.MetricName}`),
    ),
  ).size;

/** US dollars a month for an idle stage. Storage, domains and the trail's events are extra. */
export const fixedCosts = (template: Template): CostLine[] => {
  const resourcesOf = (type: string): unknown[] => Object.values(template.findResources(type));
  const acls = resourcesOf('AWS::WAFv2::WebACL').map(
    (resource) => acl.parse(resource).Properties.Rules.length,
  );
  const rules = acls.reduce((sum, count) => sum + count, 0);
  const alarmMetrics = resourcesOf('AWS::CloudWatch::Alarm').map(metricsOf);
  const watched = alarmMetrics.reduce((sum, count) => sum + count, 0);
  const lines = [
    { count: acls.length, what: 'web ACLs', price: prices.firewall.aclMonth },
    { count: rules, what: 'rules of the web ACLs', price: prices.firewall.ruleMonth },
    { count: watched, what: `metrics of ${alarmMetrics.length} alarms`, price: prices.alarms.metricMonth },
    {
      count: customMetrics(resourcesOf('AWS::Logs::MetricFilter')),
      what: 'custom metrics',
      price: prices.metrics.customMonth,
    },
    {
      count: resourcesOf('AWS::CloudWatch::Dashboard').length,
      what: 'dashboards',
      price: prices.dashboards.month,
    },
    {
      count: resourcesOf('AWS::SecretsManager::Secret').length,
      what: 'secrets',
      price: prices.secrets.month,
    },
    { count: resourcesOf('AWS::KMS::Key').length, what: 'keys', price: prices.kms.keyMonth },
  ];
  return lines.map(({ count, what, price }) => ({ what: `${count} ${what}`, usd: count * price }));
};

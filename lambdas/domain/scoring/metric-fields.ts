import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { type KeywordMetrics, type Metric, metricFields, metricNames } from '#contracts/keywords/market.ts';

type EntryMetrics = Pick<KeywordEntry, (typeof metricFields)[Metric]>;

/** Metrics under their field names in a scored keyword. */
export const toMetricFields = (metrics: KeywordMetrics): EntryMetrics =>
  Object.fromEntries(metricNames.map((name) => [metricFields[name], metrics[name]])) as EntryMetrics;

/** The metrics of a scored keyword, or of an object with only some of the fields. */
export const fromMetricFields = <Entry extends Partial<EntryMetrics>>(entry: Entry) =>
  Object.fromEntries(
    metricNames.flatMap((name) => (metricFields[name] in entry ? [[name, entry[metricFields[name]]]] : [])),
  ) as {
    [Name in Metric as (typeof metricFields)[Name] extends keyof Entry ? Name : never]: KeywordMetrics[Name];
  };

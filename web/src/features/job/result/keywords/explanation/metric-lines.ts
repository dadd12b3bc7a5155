import type { Manifest } from '#contracts/jobs/result.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { columnIds, columnOf } from '#web/features/job/result/keywords/rows/keyword-columns.tsx';
import { formatDollars, formatPercent, outOf100 } from '#web/features/job/result/shared/format.ts';
import { describeMarketSource } from '#web/features/job/result/shared/metric-sources.ts';

export type MetricLine = { label: string; value: string; source: string };

/** Every metric of a keyword with its source. The search data are the columns that have a `metric`. */
export const metricLines = (entry: KeywordEntry, manifest: Manifest): MetricLine[] => {
  const market = describeMarketSource(entry, manifest.locale);
  const lines: MetricLine[] = columnIds.flatMap((id) => {
    const { metric } = columnOf(id);
    return metric ? [{ label: metric.label, value: metric.format(entry), source: market }] : [];
  });
  lines.push({ label: 'Cost per click', value: formatDollars(entry.cpc), source: market });
  if (entry.relevance_score !== null)
    lines.push({
      label: 'Relevance',
      value: formatPercent(entry.relevance_score),
      source: `Your text, read by ${manifest.language_model}`,
    });
  lines.push({
    label: 'Optimizer Score',
    value: outOf100(entry.optimizer_score),
    source: `Formula ${manifest.formula_version}`,
  });
  return lines;
};

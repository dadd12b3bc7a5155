import { type LighthouseReport, networkRequests } from './report.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A page's scores (0 to 100), its largest paint and blocking time in milliseconds, its shift, its scripts in kB. */
export type Measured = {
  readonly name: string;
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly scriptKb: number;
  /** Lighthouse's findings other than speed. */
  readonly findings: readonly string[];
};

const floors = { performance: 98, other: 100, lcp: 1800, tbt: 50, cls: 0 };

const scriptBytes = (report: LighthouseReport): number => {
  const details = report.audits['network-requests']?.details;
  if (details?.type !== 'table') return 0;
  return networkRequests
    .parse(details.items)
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
};

/** The metrics that we watch in a report. */
export const summarize = (name: string, report: LighthouseReport): Measured => {
  const numeric = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  const scoreOf = (id: (typeof categories)[number]) => Math.round((report.categories[id]?.score ?? 0) * 100);
  return {
    name,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: numeric('largest-contentful-paint'),
    cls: numeric('cumulative-layout-shift'),
    tbt: numeric('total-blocking-time'),
    scriptKb: scriptBytes(report) / 1000,
    findings: categories
      .filter((id) => id !== 'performance')
      .flatMap((id) => report.categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && report.audits[id]?.score === 0)
      .map(({ id }) => `${id}: ${report.audits[id]?.title}`),
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Combines several visits of one page: the median of each metric (the lower of two), and all findings. */
export const medianOf = (visits: readonly Measured[]): Measured => {
  const [first] = visits;
  if (!first) throw new Error('There is no visit to take the median of.');
  const medianBy = (figure: (visit: Measured) => number): number => median(visits.map(figure));
  return {
    name: first.name,
    scores: {
      performance: medianBy(({ scores }) => scores.performance),
      accessibility: medianBy(({ scores }) => scores.accessibility),
      'best-practices': medianBy(({ scores }) => scores['best-practices']),
      seo: medianBy(({ scores }) => scores.seo),
    },
    lcp: medianBy(({ lcp }) => lcp),
    cls: medianBy(({ cls }) => cls),
    tbt: medianBy(({ tbt }) => tbt),
    scriptKb: medianBy(({ scriptKb }) => scriptKb),
    findings: [...new Set(visits.flatMap(({ findings }) => findings))],
  };
};

const columns: readonly [string, (page: Measured) => string][] = [
  ['performance', ({ scores }) => String(scores.performance)],
  ['accessibility', ({ scores }) => String(scores.accessibility)],
  ['best practices', ({ scores }) => String(scores['best-practices'])],
  ['SEO', ({ scores }) => String(scores.seo)],
  ['LCP', ({ lcp }) => `${(lcp / 1000).toFixed(2)} s`],
  ['TBT', ({ tbt }) => `${Math.round(tbt)} ms`],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['scripts', ({ scriptKb }) => `${scriptKb.toFixed(0)} kB`],
];

export const tableOf = (measured: readonly Measured[]): string =>
  [
    ['Lighthouse, mobile'.padEnd(28), ...columns.map(([title]) => title.padStart(14))].join(''),
    ...measured.map((page) =>
      [page.name.padEnd(28), ...columns.map(([, show]) => show(page).padStart(14))].join(''),
    ),
  ].join('\n');

/** The floors that a page misses, one sentence each. */
export const faultsOf = (page: Measured): string[] => {
  const { performance, ...others } = page.scores;
  const faults = Object.entries(others)
    .filter(([, score]) => score < floors.other)
    .map(([name, score]) => `${name} ${score}, floor ${floors.other}`);
  if (performance < floors.performance)
    faults.push(`performance ${performance}, floor ${floors.performance}`);
  if (page.lcp > floors.lcp) faults.push(`LCP ${Math.round(page.lcp)} ms, at most ${floors.lcp} ms`);
  if (page.tbt > floors.tbt)
    faults.push(`blocking time ${Math.round(page.tbt)} ms, at most ${floors.tbt} ms`);
  // Lighthouse's number has rounding errors. A shift of a thousandth of the window is invisible.
  if (page.cls >= 0.001) faults.push(`CLS ${page.cls.toFixed(4)}, must be ${floors.cls}`);
  return [...faults, ...page.findings].map((fault) => `${page.name}: ${fault}`);
};

import { extractArticle } from '#engine';
import {
  type ArticlePage,
  hasExtractionData,
  readArticlePages,
  readOwnPages,
  readSegmentPages,
  type SegmentPage,
} from './extraction-pages.ts';
import type { BenchOptions, BenchPart, BenchRow } from './measures/bench-row.ts';
import {
  type Counts,
  type Interval,
  macroPrf,
  mean,
  microPrf,
  pairedBootstrap,
  percentile,
  segmentCounts,
  shingleCounts,
} from './measures/metrics.ts';
import { processorMs } from './measures/processor-time.ts';
import { type Extraction, readabilityPair, readabilityWithLinkedom } from './peers/extractors.ts';

/** Floors that the tests enforce. The best known peers reach .955 and .935, readability on linkedom .950 and .916. */
export const extractionGoals = { articlesF1: 0.975, webPagesF1: 0.955, msRatio: 0.4 } as const;

export type Measured = { counts: Counts[]; ms: number[] };

const peerName = 'readability + linkedom';
const source = 'article-extraction-benchmark (88 pages), trafilatura evaluation (91 pages)';

function ours(html: string, url: string): Extraction {
  const start = performance.now();
  const { text } = extractArticle(html, url);
  return { text, ms: performance.now() - start };
}

type Run = (html: string, url: string) => Extraction;

export function measureArticles(pages: readonly ArticlePage[], run: Run = ours): Measured {
  const done = pages.map((page) => ({ page, ...run(page.html, page.url) }));
  return {
    counts: done.map(({ page, text }) => shingleCounts(text, page.truth)),
    ms: done.map(({ ms }) => ms),
  };
}

/**
 * Our CPU time for all pages as a share of readability's. Both read the same pages alternately. The fastest pass
 * counts, because the first ones include compilation. A pass takes far longer than a clock tick.
 */
export function processorShare(pages: readonly ArticlePage[], passes = 6): number {
  const pass = (run: (html: string, url: string) => unknown): number => {
    const start = processorMs();
    for (const { html, url } of pages) run(html, url);
    return processorMs() - start;
  };
  const fastest = { ours: Number.POSITIVE_INFINITY, peer: Number.POSITIVE_INFINITY };
  for (let at = 0; at < passes; at++) {
    fastest.ours = Math.min(fastest.ours, pass(ours));
    fastest.peer = Math.min(fastest.peer, pass(readabilityPair));
  }
  return fastest.ours / fastest.peer;
}

export function measureSegments(pages: readonly SegmentPage[], run: Run = ours): Measured {
  const done = pages.map((page) => ({ page, ...run(page.html, page.url) }));
  return { counts: done.map(({ page, text }) => segmentCounts(text, page)), ms: done.map(({ ms }) => ms) };
}

const shown = ({ difference, low, high }: Interval): string =>
  `difference ${difference.toFixed(3)}, 95% interval ${low.toFixed(3)} to ${high.toFixed(3)}`;

const share = (what: string, ours: number, peer: number | undefined, goal: number | null): BenchRow => ({
  what,
  ours,
  peer: peer ?? null,
  peerName: peer === undefined ? null : peerName,
  unit: 'share',
  better: 'higher',
  goal,
});

function articleRows(mine: Measured, peer: Measured | null): BenchRow[] {
  const score = (counts: readonly Counts[]): number => macroPrf(counts).f1;
  const [own, other] = [macroPrf(mine.counts), peer === null ? null : macroPrf(peer.counts)];
  const f1 = share('articles F1', own.f1, other?.f1, extractionGoals.articlesF1);
  return [
    peer === null ? f1 : { ...f1, note: shown(pairedBootstrap(mine.counts, peer.counts, score)) },
    share('articles precision', own.precision, other?.precision, null),
    share('articles recall', own.recall, other?.recall, null),
  ];
}

function segmentRows(mine: Measured, peer: Measured | null): BenchRow[] {
  const score = (counts: readonly Counts[]): number => microPrf(counts).f1;
  const f1 = share(
    'web pages F1',
    score(mine.counts),
    peer === null ? undefined : score(peer.counts),
    extractionGoals.webPagesF1,
  );
  return [peer === null ? f1 : { ...f1, note: shown(pairedBootstrap(mine.counts, peer.counts, score)) }];
}

function timeRows(mine: readonly number[], peer: readonly number[] | null): BenchRow[] {
  const row = (what: string, of: (ms: readonly number[]) => number): BenchRow => ({
    what,
    ours: of(mine),
    peer: peer === null ? null : of(peer),
    peerName: peer === null ? null : peerName,
    unit: 'ms',
    better: 'lower',
    goal: null,
  });
  return [row('a page, mean', mean), row('a page, 95th percentile', (ms) => percentile(ms, 0.95))];
}

/** Measures extraction on the public pages, or on the project's own if those are absent, with peers in the same run. */
export async function runExtraction({ dataDir, withPeers }: BenchOptions): Promise<BenchPart> {
  const isPublic = hasExtractionData(dataDir);
  const articles = isPublic ? readArticlePages(dataDir) : readOwnPages();
  const segments = isPublic ? readSegmentPages(dataDir) : readOwnPages();
  for (const run of withPeers ? [ours, readabilityWithLinkedom] : [ours])
    measureArticles(articles.slice(0, 20), run);
  const mine = [measureArticles(articles), measureSegments(segments)] as const;
  const peer = withPeers
    ? ([
        measureArticles(articles, readabilityWithLinkedom),
        measureSegments(segments, readabilityWithLinkedom),
      ] as const)
    : null;
  const rows = [
    ...articleRows(mine[0], peer?.[0] ?? null),
    ...segmentRows(mine[1], peer?.[1] ?? null),
    ...timeRows(mine[0].ms, peer?.[0].ms ?? null),
  ];
  return { source: isPublic ? source : `${articles.length} pages of our own (test/fixtures/pages)`, rows };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { extractArticle } from '#engine';
import type { BenchOptions, BenchPart, BenchRow } from './measures/bench-row.ts';
import { f1Of, mean } from './measures/metrics.ts';

const page = z.object({
  url: z.string(),
  type: z.enum(['article', 'documentation', 'service', 'forum', 'collection', 'listing', 'product']),
  title: z.string(),
  author: z.string().nullable(),
  published: z.string().nullable(),
  text: z.string(),
});
type PageKind = z.infer<typeof page>['type'];

/** Shares that the tests enforce: word-level F1 by kind, and metadata of the pages that state it. */
export const pageKindGoals = {
  f1: {
    article: 0.943,
    documentation: 0.95,
    service: 0.775,
    forum: 0.74,
    collection: 0.62,
    listing: 0.82,
    product: 0.775,
  },
  title: 0.76,
  author: 0.9,
  date: 0.89,
} as const satisfies { f1: Record<PageKind, number>; title: number; author: number; date: number };

/** What was right on one page; null if the page does not state it. */
export type PageScore = {
  kind: PageKind;
  f1: number;
  title: boolean;
  author: boolean | null;
  date: boolean | null;
};

const folderOf = (dataDir: string): string => join(dataDir, 'web-2026');

export const hasPageKinds = (dataDir: string): boolean =>
  existsSync(join(folderOf(dataDir), 'ground-truth.json'));

const countWords = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const total = (counts: Map<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The F1 of the words of two texts, counting each word as often as it occurs (`evaluate.py` of WCXB). */
export function wordF1(predicted: string, truth: string): number {
  const [ours, theirs] = [countWords(predicted), countWords(truth)];
  const [found, wanted] = [total(ours), total(theirs)];
  if (found === 0 || wanted === 0) return found === wanted ? 1 : 0;
  const both = [...ours].reduce((sum, [word, count]) => sum + Math.min(count, theirs.get(word) ?? 0), 0);
  return f1Of(both / found, both / wanted);
}

const plain = (text: string | null): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Measures 278 pages of seven kinds from WCXB's development split (CC-BY-4.0). */
export function measurePageKinds(dataDir: string): PageScore[] {
  const folder = folderOf(dataDir);
  const pages = z
    .record(z.string(), page)
    .parse(JSON.parse(readFileSync(join(folder, 'ground-truth.json'), 'utf8')));
  return Object.entries(pages).map(([id, { url, type, title, author, published, text }]) => {
    const html = gunzipSync(readFileSync(join(folder, 'html', `${id}.html.gz`)));
    const ours = extractArticle(html, url === '' ? undefined : url);
    return {
      kind: type,
      f1: wordF1(ours.text, text),
      title: plain(ours.title) === plain(title),
      author: author === null ? null : plain(ours.byline) === plain(author),
      date: published === null ? null : ours.published?.startsWith(published) === true,
    };
  });
}

export const kindF1 = (scores: readonly PageScore[], kind: PageKind): number =>
  mean(scores.filter((score) => score.kind === kind).map(({ f1 }) => f1));

/** The share of pages whose title, author or date is right, among those that state it. */
export const rightShare = (scores: readonly PageScore[], what: 'title' | 'author' | 'date'): number =>
  mean(scores.flatMap((score) => (score[what] === null ? [] : [Number(score[what])])));

const row = (what: string, ours: number, goal: number): BenchRow => ({
  what,
  ours,
  peer: null,
  peerName: null,
  unit: 'share',
  better: 'higher',
  goal,
});

export async function runPageKinds({ dataDir }: BenchOptions): Promise<BenchPart> {
  if (!hasPageKinds(dataDir))
    return { source: 'no public set in the data folder: nothing measured', rows: [] };
  const scores = measurePageKinds(dataDir);
  const kinds = page.shape.type.options.map((kind) =>
    row(`${kind} pages, word F1`, kindF1(scores, kind), pageKindGoals.f1[kind]),
  );
  const metadata = (['title', 'author', 'date'] as const).map((what) =>
    row(`${what} right`, rightShare(scores, what), pageKindGoals[what]),
  );
  return { source: `WCXB development split (${scores.length} pages)`, rows: [...kinds, ...metadata] };
}

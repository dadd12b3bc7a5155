import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '#contracts/jobs/article.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { articleFromText, findKeywordIdeas, writeDescriptions, writeTitles } from '#engine';
import { mean, percentile } from './measures/metrics.ts';
import { rougeL } from './measures/rouge.ts';

export type MetaRow = {
  name: 'titles' | 'descriptions';
  articles: number;
  /** The ROUGE-L F1 against the publisher's text: our best of three, our first, and the article's first characters. */
  best: number;
  first: number;
  beginning: number;
  /** The share of texts within the limits, and for descriptions within the preferred 121 to 156 characters. */
  fitting: number;
  preferred: number;
  msMedian: number;
};

type Labeled = { id: string; title: string; description: string; text: string };

/** The text alone, as if pasted without its headline: with it, the title would be given away. */
const withoutTitle = (text: string): Article => ({
  ...articleFromText(text),
  title: null,
  description: null,
  headings: [],
});

const readRows = (dataDir: string): Labeled[] | null => {
  const path = join(dataDir, 'meta/webmeta.jsonl');
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labeled);
};

type Case = { texts: string[]; wanted: string; beginning: string; ms: number };

const rowOf = (name: MetaRow['name'], cases: readonly Case[]): MetaRow => {
  const kind = name === 'titles' ? 'title' : 'description';
  const { minCharacters } = snippetLimits[kind];
  const texts = cases.flatMap((value) => value.texts);
  return {
    name,
    articles: cases.length,
    best: mean(
      cases.map(({ texts: ours, wanted }) => Math.max(0, ...ours.map((text) => rougeL(text, wanted)))),
    ),
    first: mean(cases.map(({ texts: ours, wanted }) => rougeL(ours[0] ?? '', wanted))),
    beginning: mean(cases.map(({ beginning, wanted }) => rougeL(beginning, wanted))),
    fitting: texts.filter((text) => fitsSnippet(text, kind)).length / texts.length,
    preferred: texts.filter((text) => [...text].length >= minCharacters).length / texts.length,
    msMedian: percentile(
      cases.map((value) => value.ms),
      0.5,
    ),
  };
};

const timed = <T>(run: () => T): { value: T; ms: number } => {
  const started = performance.now();
  const value = run();
  return { value, ms: performance.now() - started };
};

/**
 * Writes titles and descriptions from articles' plain texts alone (no headline, no page) and compares them with the
 * publishers'. Null if the public set is not on this machine.
 */
export const runMeta = ({ dataDir }: { dataDir: string }): MetaRow[] | null => {
  const rows = readRows(dataDir);
  if (rows === null) return null;
  const titles: Case[] = [];
  const descriptions: Case[] = [];
  for (const { text, title, description } of rows) {
    const article = withoutTitle(text);
    // A job rejects texts in other languages; the set has ten of them.
    if (article.language !== 'en') continue;
    const keywords = findKeywordIdeas(article);
    const ours = timed(() => writeTitles(article, keywords).map((snippet) => snippet.text));
    titles.push({ texts: ours.value, wanted: title, beginning: text.slice(0, 60), ms: ours.ms });
    const metas = timed(() => writeDescriptions(article, keywords).map((snippet) => snippet.text));
    descriptions.push({
      texts: metas.value,
      wanted: description,
      beginning: text.slice(0, 155),
      ms: metas.ms,
    });
  }
  return [rowOf('titles', titles), rowOf('descriptions', descriptions)];
};

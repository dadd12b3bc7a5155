import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { reportChanges } from '#engine';
import { processorMs } from '#test/bench/measures/processor-time.ts';
import { training } from '../../../scripts/measure/data-folders.ts';

/** The CPU milliseconds for comparing 2,000 words with a rewrite of most of their sentences. */
export const verifyMs = 50;
export const verifyWords = 2_000;

const post = z.object({ id: z.string(), markdown: z.string() });

/** Frequent words and a rewriter's replacements; some of them change the meaning. */
const replacements: ReadonlyMap<string, string> = new Map(
  'use apply|make create|need require|also too|new recent|many several|can could|will would|some all|get receive|help assist|start begin|show display|work operate|way manner|find discover|before after|first initial|more less|big large|people users|time moment|add include|change modify|important significant|often usually|should must|different various|easy simple|good fine|like such'
    .split('|')
    .map((pair): [string, string] => {
      const [before = '', after = ''] = pair.split(' ');
      return [before, after];
    }),
);

const rewrite = (text: string): string => text.replace(/\p{Ll}+/gu, (word) => replacements.get(word) ?? word);

/** Articles of 2,000 words, each composed of neighboring posts that the project keeps. */
const readArticles = (count: number): string[] => {
  const lines = gunzipSync(readFileSync(join(training, 'texts.jsonl.gz')))
    .toString()
    .trim()
    .split('\n');
  const articles: string[] = [];
  let words: string[] = [];
  for (const line of lines) {
    words.push(...post.parse(JSON.parse(line)).markdown.split(/(?<=\s)(?=\S)/u));
    if (words.length < verifyWords) continue;
    articles.push(words.slice(0, verifyWords).join(''));
    words = [];
    if (articles.length === count) break;
  }
  return articles;
};

const articles = 12;
/**
 * More articles, which the process compares before anything is timed. By then, V8 has optimized the code: after only 4
 * of them, a first comparison takes a third longer.
 */
const warmUps = 24;
const rounds = 5;

const timeOf = (original: string, rewritten: string): number => {
  const start = processorMs();
  reportChanges(original, rewritten);
  return processorMs() - start;
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * The CPU milliseconds of a comparison in a process that has compared other articles, as the median of twelve. `first`
 * is the first comparison of each article: what a visitor waits for. `again` is the minimum of five more, in which the
 * words are known and other work on the machine counts little.
 */
export const timeVerification = (): { first: number; again: number } => {
  const pairs = readArticles(articles + warmUps).map((original) => [original, rewrite(original)] as const);
  for (const [a, b] of pairs.slice(articles)) timeOf(a, b);
  const timed = pairs.slice(0, articles);
  const first = timed.map(([a, b]) => timeOf(a, b));
  const again = timed.map(([a, b]) => Math.min(...Array.from({ length: rounds }, () => timeOf(a, b))));
  return { first: median(first), again: median(again) };
};

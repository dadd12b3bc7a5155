import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { reportChanges } from '#engine';
import { training } from '../../../scripts/measure/data-folders.ts';
import { processorMs } from '../processor-time.ts';

/** Processor milliseconds for a comparison of 2,000 words with a rewrite of most of their sentences. */
export const verifyMs = 50;
export const verifyWords = 2_000;

const post = z.object({ id: z.string(), markdown: z.string() });

/** Frequent words and what a rewriter puts in their place; some of them change what is said. */
const replacements: ReadonlyMap<string, string> = new Map(
  'use apply|make create|need require|also too|new recent|many several|can could|will would|some all|get receive|help assist|start begin|show display|work operate|way manner|find discover|before after|first initial|more less|big large|people users|time moment|add include|change modify|important significant|often usually|should must|different various|easy simple|good fine|like such'
    .split('|')
    .map((pair): [string, string] => {
      const [before = '', after = ''] = pair.split(' ');
      return [before, after];
    }),
);

const rewrite = (text: string): string => text.replace(/\p{Ll}+/gu, (word) => replacements.get(word) ?? word);

/** Articles of 2,000 words, each made of neighboring posts that the project keeps. */
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
const rounds = 5;

const timeOf = (original: string, rewritten: string): number => {
  const start = processorMs();
  reportChanges(original, rewritten);
  return processorMs() - start;
};

/**
 * Processor milliseconds that a comparison takes in a warm process: the least of some rounds for each article, since other
 * work on the machine only adds to it, and the median of the articles.
 */
export const timeVerification = (): number => {
  const pairs = readArticles(articles).map((original) => [original, rewrite(original)] as const);
  const times = pairs
    .map(([a, b]) => Math.min(...Array.from({ length: rounds }, () => timeOf(a, b))))
    .sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
};

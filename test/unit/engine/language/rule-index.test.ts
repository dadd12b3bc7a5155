import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { indexRules } from '#engine/language/rule-index.ts';
import { tidySentence } from '#engine/writing/rewriting/words/tidy-sentence.ts';
import { readPosts } from '../../../../scripts/measure/posts.ts';

type Group = { patterns: readonly RegExp[]; find: (text: string) => readonly number[] };

/** All groups of rules that correct sentences. */
const groups = vi.hoisted((): Group[] => []);
vi.mock('#engine/language/rule-index.ts', async (load) => {
  const real = await load<{ indexRules: typeof indexRules }>();
  const add: typeof indexRules = (patterns) => {
    const find = real.indexRules(patterns);
    groups.push({ patterns, find });
    return find;
  };
  return { indexRules: add };
});

const root = join(import.meta.dirname, '..');
/** Longer texts take most of the time and show no more rules. */
const longest = 150;
const sentence = /'((?:[^'\\\n]|\\.){12,})'|"((?:[^"\\\n]|\\.){12,})"/g;

/** The texts in the tests of the rules: they contain what each rule corrects and what it leaves. */
const testSentences = (): string[] =>
  globSync('writing/rewriting/**/*.test.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(sentence)]
      .map(([, single, double]) => (single ?? double ?? '').replaceAll('\\', ''))
      .filter((text) => text.includes(' ') && text.length <= longest),
  );

/** The tenth sentence of every fourth public post, if there are any: about 500. */
const postSentences = (readPosts(() => true) ?? [])
  .filter((_, i) => i % 4 === 0)
  .flatMap(({ markdown }) => markdown.split(/(?<=[.!?])\s+/)[9] ?? []);

/** The rules that match a sentence although they are not among those found. */
const missedIn = (text: string): string[] =>
  groups.flatMap(({ patterns, find }) => {
    const found = new Set(find(text));
    return patterns
      .filter((pattern, i) => !found.has(i) && text.search(pattern) >= 0)
      .map((pattern) => `${pattern.source} in: ${text}`);
  });

describe('the index of rules', () => {
  beforeAll(() => {
    tidySentence('Anna baked a loaf of rye, and it rose.');
  });

  it('finds each rule that matches a sentence of the rules’ tests', { timeout: 120_000 }, () => {
    const sentences = testSentences();
    expect(sentences.length).toBeGreaterThan(3_000);
    expect(groups.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(1_000);
    expect(sentences.flatMap(missedIn)).toEqual([]);
  });

  it.skipIf(postSentences.length === 0)(
    'finds each rule that matches a sentence of public posts',
    { timeout: 120_000 },
    () => {
      expect(postSentences.flatMap(missedIn)).toEqual([]);
    },
  );

  it('finds few rules for a sentence without mistakes', () => {
    const text = 'She walked to the mill with her brother before the sun was up.';
    expect(groups.flatMap(({ find }) => find(text)).length).toBeLessThan(40);
  });
});

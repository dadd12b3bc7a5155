import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headlineLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { snippetText } from '#contracts/keywords/writing.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { baseOfPast, gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { cpuMsOf } from '#test/cpu-time.ts';
import { notEmpty } from '#test/not-empty.ts';

const folder = join(import.meta.dirname, '../../../fixtures/rewrites');
const texts = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const named = texts.map((text) => [text.split('\n')[0] ?? '', text] as const);

const written = (text: string): { titles: SnippetText[]; descriptions: SnippetText[] } => {
  const article = articleFromText(text);
  const keywords = findKeywordIdeas(article);
  return { titles: writeTitles(article, keywords), descriptions: writeDescriptions(article, keywords) };
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const different = (snippets: readonly SnippetText[]): number =>
  new Set(snippets.map(({ text }) => text.toLowerCase())).size;

const anyText = fc.oneof(
  fc.string({ maxLength: 400, unit: 'grapheme' }),
  fc.lorem({ maxCount: 60 }),
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(1500), fc.nat(1500))
    .map(([text, from, length]) => text.slice(from, from + length)),
  fc.constantFrom(
    '',
    ' ',
    '...',
    '日本語のテキスト',
    '😀😀😀',
    'a'.repeat(5000),
    'word '.repeat(2000),
    '# Title only',
    '- a\n- b',
    '"'.repeat(300),
  ),
);

/** Words of the frames that titles and descriptions are composed in. Separate tests check when a frame is used. */
const frameWords =
  'how to what is are a an the and in of with from step by short look learn guide tutorial introduction getting started tips lessons learned thoughts'.split(
    ' ',
  );

describe('writeTitles and writeDescriptions', () => {
  it('[A-107] write three different texts within the limits for any article', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { titles, descriptions } = written(text);
        expect(titles).toHaveLength(3);
        expect(descriptions).toHaveLength(3);
        expect(different(titles)).toBe(3);
        expect(different(descriptions)).toBe(3);
        for (const title of notEmpty(titles)) {
          const isHeadline =
            title.text === titles[0]?.text && title.characters <= headlineLimits.maxCharacters;
          expect(isHeadline || fitsSnippet(title.text, 'title'), title.text).toBe(true);
        }
        for (const description of notEmpty(descriptions))
          expect(fitsSnippet(description.text, 'description'), description.text).toBe(true);
        for (const snippet of [...titles, ...descriptions])
          expect(() => snippetText.parse(snippet)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    'adipiscing gravida faucibus praesent pellentesque',
    ' $525 for seven nights and left on 11 May.',
    'WWWW '.repeat(9),
    '日本語のテキスト '.repeat(6),
    'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMM',
  ])('[A-107] write three different titles even for few words: %s', (text) => {
    const { titles } = written(text);
    expect(titles).toHaveLength(3);
    expect(different(titles)).toBe(3);
  });

  it('write three different descriptions where two become the same by a correction', () => {
    const { descriptions } = written(
      '![Diagram of the two machines](diagram.png)\n\nNo backup is perfect. Mine would not survive a fire in both places, and I cannot restore a single mail withou',
    );
    expect(different(descriptions)).toBe(3);
  });

  it('write the same for the same article', () => {
    for (const text of notEmpty(texts)) expect(written(text)).toEqual(written(text));
  });

  it.each(named)('say nothing that %s does not say', (_, text) => {
    const { titles, descriptions } = written(text);
    const known = new Set([...wordsOf(text), ...frameWords]);
    // Headlines may turn "has agreed" into "agrees", and "keep" into "keeping".
    const gerunds = new Set([...known].map((word) => gerundFormOf(baseOfPast(word) ?? word)));
    const isKnown = (word: string): boolean =>
      gerunds.has(word) ||
      (word.endsWith('ing') && (known.has(word.slice(0, -3)) || known.has(`${word.slice(0, -3)}e`))) ||
      known.has(word) ||
      known.has(`${word.replace(/e?s$/, '')}ed`) ||
      known.has(`${word}d`);
    for (const { text: snippet } of [...titles, ...descriptions])
      expect(wordsOf(snippet).filter((word) => !isKnown(word))).toEqual([]);
  });

  it.each(named)('end with whole words and sentences, without ellipses or exclamations: %s', (_, text) => {
    const { titles, descriptions } = written(text);
    for (const { text: title } of notEmpty(titles))
      expect(title).not.toMatch(/(?:\.|…|,|:| (?:the|a|of|to|and|in|for|with|is))$|!!|won['’]t believe/i);
    for (const { text: description } of notEmpty(descriptions)) expect(description).toMatch(/[.!?]["”’)]?$/);
  });

  it.each(named)('use the room that a result page offers: %s', (_, text) => {
    const { titles, descriptions } = written(text);
    // The name of the topic ranks above a sentence that only states a detail.
    for (const title of notEmpty(titles)) expect(title.characters).toBeGreaterThanOrEqual(20);
    for (const description of notEmpty(descriptions)) {
      // A sentence about what a text offers is shown alone: "Learn how to keep a sourdough starter alive." ranks above
      // a detail.
      expect(description.characters).toBeGreaterThanOrEqual(44);
      expect(description.characters).toBeLessThanOrEqual(156);
    }
  });

  it.each(named)('put the author’s headline first and give each text its reason: %s', (heading, text) => {
    const { titles, descriptions } = written(text);
    expect(titles[0]?.text.toLowerCase()).toContain(heading.replace(/^# /, '').slice(0, 20).toLowerCase());
    for (const { why } of [...titles, ...descriptions]) expect(why).toMatch(/^[A-Z].{20,}[.”]$/);
  });

  it('follow the case of the article’s own headings', () => {
    const body = (texts[0] ?? '').replace(/^#.*$/gm, '');
    const titled = written(`# The Care of a Living Sourdough Starter\n\n${body}`);
    expect(titled.titles[0]?.text).toBe('The Care of a Living Sourdough Starter');
    for (const { text } of notEmpty(titled.titles))
      expect(text.split(' ').filter((word) => word.length > 4 && /^\p{Ll}/u.test(word))).toEqual([]);
  });

  it('read hostile text quickly', () => {
    for (const text of [
      'a, '.repeat(8000),
      'The dog, which ran, '.repeat(2000),
      '(a) '.repeat(8000),
      'Is it? '.repeat(5000),
      '— '.repeat(9000),
    ]) {
      expect(
        cpuMsOf(() => written(text)),
        text.slice(0, 12),
      ).toBeLessThan(8000);
    }
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractKeywords } from '#engine/keyphrases/extract-keywords.ts';
import { anyCharacter } from '#test/any-character.ts';
import { notEmpty } from '#test/not-empty.ts';

const article = readFileSync(
  join(import.meta.dirname, '../../../fixtures/articles/cold-brew-at-home.txt'),
  'utf8',
);
const abstract =
  'Solving sparse linear systems on graphics processors. We present a parallel conjugate gradient method for sparse linear ' +
  'systems that arise in finite element analysis. The method stores the sparse matrix in compressed row format, and a ' +
  'domain decomposition preconditioner halves the number of iterations. Experiments on graphics processors show that the ' +
  'preconditioner is twice as fast as incomplete Cholesky factorization.';

describe('extractKeywords', () => {
  it('finds what an article is about', () => {
    const top = extractKeywords(article)
      .slice(0, 8)
      .map(({ text }) => text.toLowerCase());
    expect(top.join('|')).toContain('cold brew');
  });

  it('finds the terms of an abstract', () => {
    const top = extractKeywords(abstract)
      .slice(0, 10)
      .map(({ text }) => text.toLowerCase());
    expect(top).toEqual(expect.arrayContaining(['sparse linear systems', 'graphics processors']));
  });

  it('returns at least 15 phrases if the text allows, none twice', () => {
    const phrases = extractKeywords(article);
    expect(phrases.length).toBeGreaterThanOrEqual(15);
    expect(new Set(phrases.map(({ text }) => text.toLowerCase())).size).toBe(phrases.length);
  });

  it('returns occurrences that are in the text and read like the phrase', () => {
    for (const { text, occurrences } of notEmpty(
      extractKeywords(article, { title: 'A title that stands apart' }),
    )) {
      for (const { start, end } of occurrences) {
        const read = article.slice(start, end).toLowerCase();
        expect(read.slice(0, 3)).toBe(text.toLowerCase().slice(0, 3));
      }
    }
  });

  it('returns the same order with every limit and on every call', () => {
    const many = extractKeywords(article, { limit: 60 });
    expect(extractKeywords(article, { limit: 60 })).toEqual(many);
    expect(extractKeywords(article, { limit: 7 })).toEqual(many.slice(0, 7));
    expect(many.map(({ score }) => score)).toEqual([...many.map(({ score }) => score)].sort((a, b) => b - a));
  });

  it('accepts any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        for (const { score } of extractKeywords(text)) expect(score).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['emoji', '😀 🎉 🚀'],
    ['stop-words', 'the of and to in is that it'],
  ])('returns nothing for %s', (_, text) => expect(extractKeywords(text)).toEqual([]));

  it('accepts 200 KB and a line of 2,000 words', () => {
    expect(extractKeywords(article.repeat(24)).length).toBeGreaterThan(10);
    expect(extractKeywords(article.replace(/\s+/g, ' ').replace(/[.,!?]/g, '')).length).toBeGreaterThan(10);
  }, 20_000);

  const naughty = join(import.meta.dirname, '../../../../../shared/corpora/naughty-strings/blns.json');
  it.skipIf(!existsSync(naughty))('accepts the Big List of Naughty Strings', () => {
    const strings = JSON.parse(readFileSync(naughty, 'utf8')) as string[];
    for (const text of notEmpty(strings)) expect(() => extractKeywords(text)).not.toThrow();
    expect(() => extractKeywords(strings.join('\n'))).not.toThrow();
  });
});

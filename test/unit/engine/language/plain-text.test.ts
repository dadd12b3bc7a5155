import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { patternFor } from '#engine/language/plain-text.ts';

const patterns = [
  /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu,
  /\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])|\p{N}+|[\p{L}&\-[\]]+|(?<=\.\p{Lu})\.|\[|\S/gu,
  /[^\p{L}\p{N}]+/giu,
  /(?<![\p{L}\p{N}])(?:two|ten)(?:[ -](?:hundred|six))*(?!\p{Ll})/giu,
];
const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => `${index} ${match}`);

const pieces = [..."aZ9 .,'’“”—…-[]&$\\\n", 'ten', 'Six', 'U.S.', 'é', 'İ', 'ſ', 'K', '漢', '😀', '\u0301'];

it('a pattern finds the same in plain text without Unicode properties', () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...patterns), (value, pattern) => {
      expect(matchesOf(value, patternFor(pattern)(value))).toEqual(matchesOf(value, pattern));
    }),
  );
});

it('the faster pattern is used only for plain text', () => {
  const [pattern = /./] = patterns;
  expect(patternFor(pattern)('It’s “plain”.').source).toBe("[A-Za-z0-9]+(?:['’][A-Za-z]+)?");
  expect(patternFor(pattern)('Café')).toBe(pattern);
});

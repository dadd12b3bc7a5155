import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '#engine/extraction/article/count-words.ts';

describe('the words of a text', () => {
  it.each([
    ['Rye bread – slowly', 3],
    ['- 2 loaves,\u00a0baked', 3],
    ['naïve café Ω ß', 4],
    ['— … * 🙂', 0],
    ['ライ麦パン', 3],
    ['x × y', 2],
    ['', 0],
  ])('of %j are %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('are the runs between white space that contain a letter or digit, whatever the characters', () => {
    const piece = fc.constantFrom(
      'a',
      'Z',
      '0',
      '-',
      '’',
      '…',
      ' ',
      '\n',
      '\u00a0',
      '\u2003',
      '\u2028',
      'é',
      '÷',
      'ª',
      '½',
      'Ж',
      '🙂',
      '\u0301',
      '\u001f',
    );
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    const runs = (given: string): number =>
      given.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
    fc.assert(fc.property(text, (given) => countWords(given) === runs(given)));
  });
});

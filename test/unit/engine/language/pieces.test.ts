import { describe, expect, it } from 'vitest';
import { matchesOf } from '#engine/language/matches.ts';
import {
  type FoundInPiece,
  lowercaseWordOf,
  partReader,
  pieceReader,
  splitPieces,
  wordReader,
  wordsIn,
} from '#engine/language/pieces.ts';
import { tokenize } from '#engine/language/tokenize.ts';

describe('the pieces of a text', () => {
  it('are the parts between spaces and line breaks, with offsets', () => {
    const text = ' A dog\n\nruns,  fast\tnow ';
    const { pieces, starts } = splitPieces(text);
    expect(pieces.map((piece) => piece.text)).toEqual(['A', 'dog', 'runs,', 'fast\tnow']);
    expect(pieces.map((piece, i) => text.startsWith(piece.text, starts[i]))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('are read only once, however often and in however many texts they occur', () => {
    let calls = 0;
    const lengthOf = pieceReader((piece) => {
      calls += 1;
      return { length: piece.length };
    });
    const all = [...splitPieces('pineapple or pineapple').pieces, ...splitPieces('a\npineapple').pieces];
    expect(all.map((piece) => lengthOf(piece).length)).toEqual([9, 2, 9, 1, 9]);
    expect(calls).toBe(3);
  });

  it('share the reading of their word without its trailing marks', () => {
    const read: string[] = [];
    const lettersOf = wordReader((text) => {
      read.push(text);
      return [...text];
    });
    const { pieces } = splitPieces('quince, Quince. quince; quince');
    expect(pieces.map((piece) => lettersOf(piece).join(''))).toEqual([
      'quince',
      'Quince.',
      'quince',
      'quince',
    ]);
    expect(read).toEqual(['quince', 'Quince.']);
  });

  it('are the same wherever they occur, and differ if their texts do, however many there are', () => {
    const words = Array.from({ length: 50_000 }, (_, i) => `w${i % 25_000}`);
    const { pieces } = splitPieces(words.join(' '));
    expect(pieces.map(({ text }) => text)).toEqual(words);
    const [first, second] = splitPieces('fresh fresh').pieces;
    expect(first).toBe(second);
  });

  it('with lower-case letters and trailing marks are one word, as a pattern finds', () => {
    const words = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;
    const wordsAndMarks = /[\p{L}\p{N}]+(?:['’]\p{L}+)?|[.!?:]/gu;
    const partsOf = partReader(
      () => wordsAndMarks,
      (character) => '.!?:'.includes(character),
      (found): FoundInPiece => found,
    );
    for (const piece of [
      'ends',
      'ends.',
      'ends?!',
      'ends:”',
      'end,s',
      "don't.",
      'Ends.',
      '(ends)',
      'naïve.',
      '.',
    ]) {
      const all = (pattern: RegExp) =>
        [...piece.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index }));
      expect(wordsIn(piece, () => words)).toEqual(all(words));
      expect(splitPieces(piece).pieces.flatMap(partsOf)).toEqual(all(wordsAndMarks));
    }
    expect(['ends?!', 'Ends.', 'end,s', '.'].map(lowercaseWordOf)).toEqual(['ends', '', '', '']);
  });

  it('give each token its position in the text', () => {
    const text = 'The U.S. team\u00A0won (3-1), didn’t it?\nYes: C++ 1,000.5 x\u0301y';
    for (const { text: value, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(value);
    expect(tokenize(text).map((token) => token.text)).toEqual([
      ...'The U.S. team won ( 3 - 1 ) , didn’t it ? Yes : C++ 1,000.5'.split(' '),
      'x\u0301y',
    ]);
  });
});

describe('matches of a pattern', () => {
  it('are those of matchAll, including empty ones', () => {
    const found = matchesOf('a1b22', /\d*/g).map(({ 0: text, index }) => [text, index]);
    expect(found).toEqual([...'a1b22'.matchAll(/\d*/g)].map(({ 0: text, index }) => [text, index]));
  });
});

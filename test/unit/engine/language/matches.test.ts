import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesOf } from '#engine/language/matches.ts';

describe('all matches of a pattern', () => {
  const patterns = [/a+/gu, /(?<=a)/gu, /(?=😀)/gu, /b*/g, /(?:)/gu, /(?:)/g, /[^a]/gu];

  it('are those of matchAll, also empty ones beside characters outside the basic plane', () => {
    const piece = fc.constantFrom('a', 'b', '😀', '\ud83d', '\ude00', ' ');
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom(...patterns), (given, pattern) => {
        expect(matchesOf(given, pattern)).toEqual([...given.matchAll(pattern)]);
      }),
    );
  });
});

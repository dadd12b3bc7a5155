import * as fc from 'fast-check';

const surrogates = { from: 0xd800, count: 0x800 };

/**
 * Any Unicode character as the unit of a string: the set that `unit: 'binary'` draws from, without the table of all 1.1
 * million characters that fast-check builds for it (a second of CPU in each worker).
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff - surrogates.count }).map(
  (place) => String.fromCodePoint(place < surrogates.from ? place : place + surrogates.count),
  (character) => {
    const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== character || !character.isWellFormed())
      throw new Error('This is not one character.');
    return point < surrogates.from ? point : point - surrogates.count;
  },
);

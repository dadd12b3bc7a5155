import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrontCoded } from '#engine/packed/front-coded.ts';
import { invertLists, readLinks, readLists } from '#engine/packed/lists.ts';
import { linesOf, signed, unpack, wordsOf } from '#engine/packed/unpack.ts';
import { frontCoded } from '../../../../scripts/train/front-coded.ts';
import { pack } from '../../../../scripts/train/pack.ts';
import { packLinks, packLists } from '../../../../scripts/train/packed-bytes.ts';

describe('unpack', () => {
  it('returns the runs that were packed', () => {
    const run = unpack(
      pack({ words: 'a béta', lines: 'x y\nz', numbers: Int8Array.of(-128, 0, 127), none: '' }),
    );
    expect(wordsOf(run('words'))).toEqual(['a', 'béta']);
    expect(linesOf(run('lines'))).toEqual(['x y', 'z']);
    expect([...signed(run('numbers'))]).toEqual([-128, 0, 127]);
    expect(run('none')).toHaveLength(0);
  });
});

it('front-coded sorted words are read back', () => {
  const words = ['able', 'about', 'above', 'abs', 'zebra'];
  expect(frontCoded(words)).toBe('0able 2out 3ve 2s 0zebra');
  expect(readFrontCoded(frontCoded(words).split(' '))).toEqual(words);
});

/** Lists in which a number appears only after all lower ones. */
const orderedLists = fc.array(fc.array(fc.nat(300), { maxLength: 5 }), { maxLength: 60 }).map((lists) => {
  let next = 0;
  return lists.map((list) =>
    list.map((value) => {
      const chosen = Math.min(value, next);
      if (chosen === next) next += 1;
      return chosen;
    }),
  );
});

describe('readLists', () => {
  it('returns the lists that were packed, and which lists have a number', () => {
    fc.assert(
      fc.property(orderedLists, (lists) => {
        const { counts, distances, next } = packLists(lists, 0);
        const [read, known] = readLists(counts, distances, 0);
        expect(known).toBe(next);
        expect(lists.map((_, i) => read.get(i))).toEqual(lists);
        expect(read.get(-1)).toEqual([]);
        const inverted = invertLists(read, known);
        for (let value = 0; value < known; value += 1)
          expect(inverted.get(value)).toEqual(
            lists.flatMap((list, i) => list.filter((other) => other === value).map(() => i)),
          );
      }),
    );
  });
});

const size = 400;
const linkSets = fc.uniqueArray(fc.tuple(fc.nat(size - 1), fc.nat(size - 1), fc.nat(255)), {
  maxLength: 80,
  selector: ([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`,
});

describe('readLinks', () => {
  it('returns every link from both sides with its mark, and nothing else', () => {
    fc.assert(
      fc.property(linkSets, (links) => {
        const pairs = links.filter(([a, b]) => a !== b);
        const rows = new Map<number, Map<number, number>>();
        for (const [a, b, mark] of pairs) {
          const low = Math.min(a, b);
          rows.set(low, (rows.get(low) ?? new Map<number, number>()).set(Math.max(a, b), mark));
        }
        const { counts, gaps, marks } = packLinks(rows, size);
        const read = readLinks(counts, gaps, marks, size);
        for (const [a, b, mark] of pairs) {
          expect(read.get(a).get(b)).toBe(mark);
          expect(read.get(b).get(a)).toBe(mark);
        }
        const found = Array.from({ length: size }, (_, i) => read.get(i).size);
        expect(found.reduce((sum, n) => sum + n, 0)).toBe(2 * pairs.length);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { directionOf, hasVector, similarity } from '#engine/english/word-vectors.ts';
import { stem } from '#engine/language/stem.ts';

const direction = (...words: string[]) => directionOf(words.map((word) => [stem(word), 1]));

describe('word vectors', () => {
  it.each([
    ['butter', 'flour', 'server'],
    ['marathon', 'race', 'database'],
    ['camera', 'photograph', 'senate'],
  ])('are more similar for %s and %s than for %s', (word, near, far) => {
    expect(similarity(direction(word), direction(near))).toBeGreaterThan(
      similarity(direction(word), direction(far)) + 0.2,
    );
  });

  it('have length one', () => {
    const sum = direction('bread', 'oven');
    expect(similarity(sum, sum)).toBeCloseTo(1);
  });

  it('are missing for words that were not learned', () => {
    expect(hasVector('zzqx')).toBe(false);
    expect(similarity(direction('zzqx'), direction('bread'))).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { pairsOf } from '#engine/english/word-pairs.ts';

describe('pairs of words', () => {
  it('are read from a list', () => {
    expect(pairsOf('went-gone ran-run')).toEqual([
      ['went', 'gone'],
      ['ran', 'run'],
    ]);
  });

  it('may have other marks, of which only the first divides a pair', () => {
    expect(pairsOf('abit a bit\nalot a lot', ' ', '\n')).toEqual([
      ['abit', 'a bit'],
      ['alot', 'a lot'],
    ]);
  });
});

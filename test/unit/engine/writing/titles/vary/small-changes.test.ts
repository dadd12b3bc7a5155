import { describe, expect, it } from 'vitest';
import { variantsOf } from './variants-of.ts';

describe('a headline with a small change', () => {
  it.each([
    ['My Rye Diary, Part 1', 'My Rye Diary, Part One'],
    ['Rye Camp: Day Three', 'Rye Camp: Day 3'],
    ['Milling by Hand, Part II', 'Milling by Hand, Part Two'],
    ['Breads that I Baked in May', 'Breads I Baked in May'],
    ['Books I Read in May', 'Books That I Read in May'],
    ["Why I've Decided to Mill", 'Why I Decided to Mill'],
    ['My Favorite Breads from 2020', 'My Favorite Breads of 2020'],
    ['Some Books for Millers', 'A Few Books for Millers'],
    ['My First Ever Rye Bread', 'My First Rye Bread'],
    ['Today Is My First Day as a Baker', 'My First Day as a Baker'],
  ])('%s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });
});

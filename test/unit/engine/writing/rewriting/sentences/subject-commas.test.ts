import { describe, expect, it } from 'vitest';
import { withoutNeedlessCommas } from '#engine/writing/rewriting/sentences/subject-commas.ts';

describe('a comma between words that belong together', () => {
  it.each([
    [
      'The approach to this problem, is to bake at night.',
      'The approach to this problem is to bake at night.',
    ],
    [
      'Another thing that surprised me, is that rye is cheap.',
      'Another thing that surprised me is that rye is cheap.',
    ],
    ['What really made it for me, was a loaf of rye.', 'What really made it for me was a loaf of rye.'],
    ['I hope, that you get all the bread you want.', 'I hope that you get all the bread you want.'],
    ['We must remember, that this is an old mill.', 'We must remember that this is an old mill.'],
  ])('is removed: %s', (wrong, right) => expect(withoutNeedlessCommas(wrong)).toBe(right));

  it.each([
    'The trouble with it of course, is that rye is old.',
    'The loaf we baked is funny, is a bit dry and is old.',
    'The way to bake it, I think, is to wait.',
    'It is, I hope, that old mill in the town.',
    'If you ask me what I know, that is all I have.',
    'My old friend at the mill, is the oven hot?',
  ])('stays: %s', (right) => expect(withoutNeedlessCommas(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { withRelativeComma } from '#engine/writing/rewriting/sentences/relative-commas.ts';

describe('the comma before "which"', () => {
  it.each([
    [
      'We bake on top of Ryemill which uses stones and water in the old way.',
      'We bake on top of Ryemill, which uses stones and water in the old way.',
    ],
    [
      'I baked it with my Ryemill 90 which is still my favorite mill, but it is slow.',
      'I baked it with my Ryemill 90, which is still my favorite mill, but it is slow.',
    ],
    [
      'They live in Titchfield which is roughly halfway between the two mills, and bake.',
      'They live in Titchfield, which is roughly halfway between the two mills, and bake.',
    ],
    [
      'We grind our own flour at home which means that it is always fresh.',
      'We grind our own flour at home, which means that it is always fresh.',
    ],
    [
      'I started packing my own lunches which has been cheap and easy.',
      'I started packing my own lunches, which has been cheap and easy.',
    ],
    ['The price was low which was a pleasant surprise.', 'The price was low, which was a pleasant surprise.'],
    [
      'The loaves got more heat which is probably why they rose.',
      'The loaves got more heat, which is probably why they rose.',
    ],
  ])('is added in %s', (wrong, right) => expect(withRelativeComma(wrong)).toBe(right));

  it.each([
    'We call it "rye" which means that the loaf is dark.',
    'It is a word which means that the loaf is dark.',
    'We bake in [Ryetown](rye.html), and it was this loaf which made it easy.',
    'You can see in Figure 1 which loaves you can bake.',
    'The number of loaves which is sold here is small.',
  ])('is not added in %s', (right) => expect(withRelativeComma(right)).toBe(right));
});

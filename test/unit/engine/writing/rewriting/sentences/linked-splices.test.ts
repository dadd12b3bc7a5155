import { describe, expect, it } from 'vitest';
import { withBareLink } from '#engine/writing/rewriting/sentences/linked-splices.ts';

describe('the semicolon before an adverb that links two clauses', () => {
  it.each([
    [
      'The bread is too long for this oven, however if you cut it you can bake it.',
      'The bread is too long for this oven; however, if you cut it you can bake it.',
    ],
    [
      'This recipe does not need the mill, therefore I call it an easy one.',
      'This recipe does not need the mill; therefore, I call it an easy one.',
    ],
    [
      'We had to move on, otherwise the loaves would have burned in the oven.',
      'We had to move on; otherwise, the loaves would have burned in the oven.',
    ],
  ])('is set in %s', (wrong, right) => expect(withBareLink(wrong)).toBe(right));

  it.each([
    "It is hard to know if you baked well, however that's defined.",
    'You can bake the loaf at home, however you like it with rye.',
    'Once the rye is ground, however the mill is built, we bake it.',
    'The later loaves, however, were baked in the old oven at night.',
    'We bake; it is late, however the oven is still very hot.',
  ])('is not set in %s', (right) => expect(withBareLink(right)).toBe(right));
});

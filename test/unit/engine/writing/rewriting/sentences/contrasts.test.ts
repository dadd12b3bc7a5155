import { describe, expect, it } from 'vitest';
import { withContrast } from '#engine/writing/rewriting/sentences/contrasts.ts';

describe('the comma before a contrast or a result', () => {
  it.each([
    [
      'The inside is a bit dense but that could be due to the oven.',
      'The inside is a bit dense, but that could be due to the oven.',
    ],
    ['I know that the mill is old but I love it.', 'I know that the mill is old, but I love it.'],
    [
      'There is a lot of baking to do but I am happy here.',
      'There is a lot of baking to do, but I am happy here.',
    ],
    [
      'I had never baked with the rye that he sold so I went to the mill.',
      'I had never baked with the rye that he sold, so I went to the mill.',
    ],
    [
      'I think the bread is a good idea so that is high on my list.',
      'I think the bread is a good idea, so that is high on my list.',
    ],
    [
      'I used to work at a mill in town so I was quite calm.',
      'I used to work at a mill in town, so I was quite calm.',
    ],
  ])('is added in %s', (wrong, right) => expect(withContrast(wrong)).toBe(right));

  it.each([
    'There is nothing but that in the old mill.',
    'One recipe I found but we did not use was this one.',
    'Not only is the mill old but it is also cold.',
    'If you like the bread but it is old, bake a new one.',
    'We left because the mill was cold but it was late.',
    'I wanted to make it easy so I had more time.',
    'I sealed the flour in a jar so it was dry.',
    'I wish the mill would close so I had more time.',
    'Did you say that it is old but it works?',
    'We close the old oven early so we can rest.',
    'It took an hour or so we baked on.',
  ])('is not added in %s', (right) => expect(withContrast(right)).toBe(right));
});

it('a sentence without periods costs no more than a page', () => {
  const text = `${'I know the old mill but I think so it was and '.repeat(2000)}.`;
  expect(withContrast(text)).toBe(text);
});

import { describe, expect, it } from 'vitest';
import { withModifiers } from '#engine/writing/rewriting/words/hyphenation/with-modifiers.ts';
import { withHyphens } from '#engine/writing/rewriting/words/hyphens.ts';

describe('adjectives of several words', () => {
  it.each([
    ['It helps in my day to day work.', 'It helps in my day-to-day work.'],
    ['We keep a work life balance.', 'We keep a work-life balance.'],
    ['I read sci fi.', 'I read sci-fi.'],
    ['It brought a five fold increase.', 'It brought a fivefold increase.'],
  ])('joins %s', (apart, joined) => expect(withModifiers(apart)).toBe(joined));

  it.each(['It changes from day to day here.', 'A five fold paper.', 'My work life is calm.'])(
    'keeps %s',
    (right) => expect(withModifiers(right)).toBe(right),
  );

  it.each([
    ['The 6 & 7year old boys won.', 'The 6- & 7-year-old boys won.'],
    [
      'It is a five step process with research based notes.',
      'It is a five-step process with research-based notes.',
    ],
  ])('reads all rules in %s', (apart, joined) => expect(withHyphens(apart, new Set())).toBe(joined));
});

import { describe, expect, it } from 'vitest';
import { withJoinedParticiples } from '#engine/writing/rewriting/words/hyphenation/participles.ts';

describe('adverbs and participles before a noun', () => {
  it.each([
    ['It is a well researched post.', 'It is a well-researched post.'],
    ['A drawer full of half eaten loaves.', 'A drawer full of half-eaten loaves.'],
    ['We passed some low hanging branches.', 'We passed some low-hanging branches.'],
    ['Rye is a fast moving target.', 'Rye is a fast-moving target.'],
    ['My hard earned money is gone.', 'My hard-earned money is gone.'],
    ['It was a much needed rest.', 'It was a much-needed rest.'],
  ])('joins %s', (apart, joined) => expect(withJoinedParticiples(apart)).toBe(joined));

  it.each([
    'The post is well researched.',
    'It is known as well written down.',
    'We half expected bread.',
    'A fully functioning oven.',
    'A very well researched post.',
    'In the long running into town hurts.',
    'He worked hard earning money.',
  ])('keeps %s', (right) => expect(withJoinedParticiples(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { withJoinedLooks } from '#engine/writing/rewriting/words/hyphenation/looking.ts';

describe('how something looks before its noun', () => {
  it.each([
    ['It is a strange looking loaf.', 'It is a strange-looking loaf.'],
    ['We saw some nasty looking clouds.', 'We saw some nasty-looking clouds.'],
    ['They chose a more positive sounding name.', 'They chose a more positive-sounding name.'],
  ])('joins %s', (apart, joined) => expect(withJoinedLooks(apart)).toBe(joined));

  it.each([
    'The loaf is strange looking.',
    'It is a great feeling wandering around.',
    'My friend looking at the oven left.',
    'We are still looking for bread.',
  ])('keeps %s', (right) => expect(withJoinedLooks(right)).toBe(right));
});

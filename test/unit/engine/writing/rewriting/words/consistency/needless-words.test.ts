import { describe, expect, it } from 'vitest';
import { withoutTypos } from '#engine/writing/rewriting/words/typos.ts';

const none: ReadonlySet<string> = new Set();

describe('needless words', () => {
  it.each([
    ['He added that the oven at the mill is hot, he said.', 'He added that the oven at the mill is hot.'],
    ['The mills partner together to bake.', 'The mills partner to bake.'],
    ['The town is also comprised of mills.', 'The town also consists of mills.'],
    ['The book describes the state-of-the-art.', 'The book describes the state of the art.'],
  ])('go: %s', (before, after) => {
    expect(withoutTypos(before, none)).toBe(after);
  });

  it.each([
    'She said that the oven is hot, but he said no.',
    'We mix rye and oats together.',
    'It is the state-of-the-art oven.',
  ])('stay: %s', (text) => {
    expect(withoutTypos(text, none)).toBe(text);
  });
});

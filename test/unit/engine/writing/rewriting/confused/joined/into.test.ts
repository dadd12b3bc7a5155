import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"in to" for "into"', () => {
  it.each([
    ['It turned in to a mill.', 'It turned into a mill.'],
    ['We break it in to small loaves.', 'We break it into small loaves.'],
    ['It takes in to account that rye rises.', 'It takes into account that rye rises.'],
    ["I won't go in to too much detail.", "I won't go into too much detail."],
    ['We moved onto the next loaf.', 'We moved on to the next loaf.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'You need to log in to the mill.',
    'He gave in to the baker.',
    'The train turning in to the platform is late.',
    'They came in to see the oven.',
    'We moved the loaf onto the table.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

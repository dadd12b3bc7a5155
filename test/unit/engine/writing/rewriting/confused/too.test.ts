import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"to" where "too" is meant', () => {
  it.each([
    ['These deals are to good to pass up.', 'These deals are too good to pass up.'],
    ['We wait without going to deeply into it.', 'We wait without going too deeply into it.'],
    ['It was still to early to bake.', 'It was still too early to bake.'],
    ['They were all to happy to bake.', 'They were all too happy to bake.'],
    ['I learned it way to late in life.', 'I learned it way too late in life.'],
    ["I don't pay to much attention.", "I don't pay too much attention."],
    ['There is not to much emphasis on rye.', 'There is not too much emphasis on rye.'],
    ["It's still to hard to bake.", "It's still too hard to bake."],
  ])('is corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Half the way to early retirement is baking.',
    'Reduce the heat all the way to low.',
    'The trick is still to bake.',
    'We all went to much trouble.',
    'The best way to bake is slow.',
    'This adds to much of the cost.',
  ])('stays where it is right: %s', (right) => expect(tidied(right)).toBe(right));
});

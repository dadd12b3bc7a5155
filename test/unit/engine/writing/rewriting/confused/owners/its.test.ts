import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"its" and "it\'s"', () => {
  it.each([
    ['I think its too sweet for the town.', "I think it's too sweet for the town."],
    ['Its one of the old mills in the town.', "It's one of the old mills in the town."],
    ['Its available to all bakers.', "It's available to all bakers."],
    ['Bread is old, so its important we bake it.', "Bread is old, so it's important we bake it."],
    [
      'We keep the oven even if its infrequently needed.',
      "We keep the oven even if it's infrequently needed.",
    ],
    ["The mill and it's owners are old.", 'The mill and its owners are old.'],
    ["The loaf fell flat on it's face.", 'The loaf fell flat on its face.'],
    ["It was short due to it's early success.", 'It was short due to its early success.'],
    ["The oven receives it's orders as letters.", 'The oven receives its orders as letters.'],
    ['You say, *yes* its 100% a good loaf.', "You say, *yes* it's 100% a good loaf."],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Its always fresh bread is loved.',
    'The mill lost its hard, dark crust.',
    'Its infamous owner was here.',
    "We eat it like it's candy.",
    "We ate it, and it's bread.",
    "We bake rye because it's bread and butter to us.",
    "I know that it's wine or beer.",
    "It's home to many birds.",
    "By now it's turning into bread.",
    'He wrote "its too sweet" on the bag.',
    'Use `its too sweet` as a name.',
    'It sold all of its 100 loaves and its 20% share.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

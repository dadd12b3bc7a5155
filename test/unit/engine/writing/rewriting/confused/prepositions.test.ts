import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('the preposition of a verb', () => {
  it.each([
    ['We arrived to the mill at noon.', 'We arrived at the mill at noon.'],
    ['I became interested into rye.', 'I became interested in rye.'],
    ['You are more capable to bake rye.', 'You are more capable of baking rye.'],
    ["I've been considering to bake rye.", "I've been considering baking rye."],
    ['She very much enjoyed to learn.', 'She very much enjoyed learning.'],
    ['We will discuss about the oven.', 'We will discuss the oven.'],
    ['The oven can be ran on wood.', 'The oven can be run on wood.'],
    ['The oven must had been hot.', 'The oven must have been hot.'],
    ['We baked despite of the rain.', 'We baked despite the rain.'],
    ['It took countless of loaves.', 'It took countless loaves.'],
    ['Anyone interested learning about rye may ask.', 'Anyone interested in learning about rye may ask.'],
  ])('is corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'We arrived to the sound of bells.',
    'A loaf arrived to eat.',
    'We arrived to a full house.',
    'He is considered to be a baker.',
    'He ran on the road.',
    'He is responsible to the baker.',
  ])('stays where it is right: %s', (right) => expect(tidied(right)).toBe(right));
});

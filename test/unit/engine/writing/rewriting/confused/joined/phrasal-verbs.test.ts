import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verbs with an adverb', () => {
  it.each([
    ['The oven is cheap, easy to setup and good.', 'The oven is cheap, easy to set up and good.'],
    ['It took time to setup, but it is warm.', 'It took time to set up, but it is warm.'],
    ['We want to backup our recipes before work.', 'We want to back up our recipes before work.'],
    ['To rest, we need to turn of the oven.', 'To rest, we need to turn off the oven.'],
    ["We didn't turn of the oven.", "We didn't turn off the oven."],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Next to setup and cleanup, we bake.',
    'The pages are related to setup.',
    'You have to turn of the century bread for that.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

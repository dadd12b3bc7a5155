import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verbs before more than one thing', () => {
  it.each([
    ["There's some amazing mills in town.", 'There are some amazing mills in town.'],
    ['There was only a few students from Rome.', 'There were only a few students from Rome.'],
    [
      "It is small, but there's tons of rooms for that.",
      'It is small, but there are tons of rooms for that.',
    ],
    ["There's a couple of other old mills in town.", 'There are a couple of other old mills in town.'],
    ["Here's the results of the mill.", 'Here are the results of the mill.'],
    ['Here is my detailed notes for bakers.', 'Here are my detailed notes for bakers.'],
    ['Here a few notes on the oven.', 'Here are a few notes on the oven.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    "There's a lot of work between the mills.",
    "There's a lot of cheese with things from town.",
    'There is some bread that bakers like.',
    'There was 10 minutes of work.',
    'The only new thing here is the ovens.',
    "Here's the news from the mill.",
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('numbers that do not fit the noun', () => {
  it.each([
    ['This is a table for there computers.', 'This is a table for their computers.'],
    ['We bake all this tables in the morning.', 'We bake all these tables in the morning.'],
    ['These information is old.', 'This information is old.'],
    ['Two day later, the bread was gone.', 'Two days later, the bread was gone.'],
    ['We wait for next years festival.', "We wait for next year's festival."],
    ['One of these computer is warm.', 'One of these computers is warm.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'From there bakers went home.',
    'All this means that bread is old.',
    'It rose in the last years and fell.',
    'The one day ago is gone.',
    'One of these people is a baker.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

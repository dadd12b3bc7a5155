import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"though" that stands for "through"', () => {
  it.each([
    ['I would just go though the process again.', 'I would just go through the process again.'],
    ['It appeared midway though a loaf of bread.', 'It appeared midway through a loaf of bread.'],
    ['The baker guides you though the old mill.', 'The baker guides you through the old mill.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'We drove though the rain was heavy.',
    'I get up though my bed is warm.',
    'It is late, though the oven is warm.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

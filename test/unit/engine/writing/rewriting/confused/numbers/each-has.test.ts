import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('numbers after one of many', () => {
  it.each([
    ['Each of these mills have an oven.', 'Each of these mills has an oven.'],
    ['Everyone are in the mill.', 'Everyone is in the mill.'],
    ['One of the most important ingredient is rye.', 'One of the most important ingredients is rye.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'One of the best staff was a baker.',
    'It is one of the best part of town bakers for rye.',
    'It is one of the finest quality of bread changes in town.',
    'The bakers whom each of us have an oven for are old.',
    'Bakers who like everyone have friends.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

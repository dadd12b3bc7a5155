import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('adjectives that stand for adverbs', () => {
  it.each([
    ['I general trust the old baker.', 'I generally trust the old baker.'],
    ['This is a significant better oven.', 'This is a significantly better oven.'],
    ['We worked close with the mill.', 'We worked closely with the mill.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'She took it for her personal use in the mill.',
    'The complete loaf is here.',
    'We stayed close with friends.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('comparatives and superlatives', () => {
  it.each([
    ['He never lived there longer that three years.', 'He never lived there longer than three years.'],
    ['We baked for more that a decade.', 'We baked for more than a decade.'],
    ['Even in our most brightest moment, we baked.', 'Even in our brightest moment, we baked.'],
    ["Worse decision they've ever made.", "Worst decision they've ever made."],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It is more that three bakers left at once.',
    'He was their most honest baker.',
    'This is the most modest mill.',
    'Worse weather than today is rare.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"everyday" and "every day"', () => {
  it.each([
    ['Do you bake everyday?', 'Do you bake every day?'],
    ['Bring your bread to work everyday and rest.', 'Bring your bread to work every day and rest.'],
    ['Bread is part of every day life.', 'Bread is part of everyday life.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It is part of the everyday.',
    'We bake every day.',
    'They use it as their everyday, simple bread.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

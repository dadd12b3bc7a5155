import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"lead" for "led"', () => {
  it.each([
    ['This lead me to rye.', 'This led me to rye.'],
    ['This lead her to rye.', 'This led her to rye.'],
    ['The mill closed, and this lead me to bake.', 'The mill closed, and this led me to bake.'],
    ['He was late, which lead to a dark loaf.', 'He was late, which led to a dark loaf.'],
    ['What lead to the dark loaf was heat.', 'What led to the dark loaf was heat.'],
    ['The path lead us into town.', 'The path led us into town.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Where does this lead us?',
    'Systems like this lead us to bread.',
    'The mills that lead to town are old.',
    'He said it might lead to rye.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

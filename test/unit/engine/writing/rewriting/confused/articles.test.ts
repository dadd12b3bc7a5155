import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('articles', () => {
  it.each([
    ['They offer an discount on rye.', 'They offer a discount on rye.'],
    ['It looked like an refreshing drink.', 'It looked like a refreshing drink.'],
    ['We took a 11-minute walk.', 'We took an 11-minute walk.'],
    ["It's good idea to wait.", "It's a good idea to wait."],
    ['Rye is very important part of it.', 'Rye is a very important part of it.'],
    ['We sat at the mill for while, talking.', 'We sat at the mill for a while, talking.'],
    ['Most bakers find it on internet.', 'Most bakers find it on the internet.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'He is an historian of bread.',
    'We wrote an npm script for it.',
    'That is one way to bake.',
    'This is common practice in the mill.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

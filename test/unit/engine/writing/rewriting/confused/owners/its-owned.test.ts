import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"its" before a noun phrase', () => {
  it.each([
    ["I plan to contribute to it's ecosystem.", 'I plan to contribute to its ecosystem.'],
    ["I am optimistic for it's future.", 'I am optimistic for its future.'],
    ["The beauty of it was it's very failure.", 'The beauty of it was its very failure.'],
    ['I think its time that we bake.', "I think it's time that we bake."],
    ['It feels like its just too much rye.', "It feels like it's just too much rye."],
    ['For me its about having bread.', "For me, it's about having bread."],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It was ahead of its time.',
    'They liked its very dark crust.',
    'It sells at its pretty low price.',
    "Part of it's around helping bakers.",
    "It's mindfulness in action, and it's free.",
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

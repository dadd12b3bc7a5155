import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that only look confused', () => {
  it.each([
    'The last one my best friend baked was dark.',
    'They took our in-laws to the mill.',
    'We bake, and they end up here.',
    'The feedback form the baker filled in is here.',
    'Those sheep have wool.',
    'These aircraft are old.',
    'We know where they baked.',
    'They went back over their notes.',
    'You compliment each other.',
    'The mill used `your to` as a name.',
    'She said, "Your the best baker."',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

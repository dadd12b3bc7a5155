import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verbs after other verbs', () => {
  it.each([
    ['I had to built an oven.', 'I had to build an oven.'],
    ['We continue to attending the fair.', 'We continue to attend the fair.'],
    ['We ended up spend the day there.', 'We ended up spending the day there.'],
    ['Then they start pay only half.', 'Then they start to pay only half.'],
    ['They stressed the need assure your baker.', 'They stressed the need to assure your baker.'],
    ['It is impossible know it all.', 'It is impossible to know it all.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'We ended up like the old baker.',
    'The decision made it easy.',
    'She was used to baking.',
    'It is possible that rye rises.',
    'You will see loaves that are not necessary leave them out.',
    'If not necessary leave it out.',
    'When it is not possible leave it out.',
    'No law requires that an occupying power allow a mill here.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('plurals that are written as owners', () => {
  it.each([
    ["It is something that GM's want to know.", 'It is something that GMs want to know.'],
    ["They came to the mill in their SUV's.", 'They came to the mill in their SUVs.'],
    ["The driver's were late.", 'The drivers were late.'],
    ["The one's that rise are dark.", 'The ones that rise are dark.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each(["The mill's have-nots are poor.", "The baker's bread is dark."])(
    'stay if they may be right: %s',
    (right) => expect(tidied(right)).toBe(right),
  );
});

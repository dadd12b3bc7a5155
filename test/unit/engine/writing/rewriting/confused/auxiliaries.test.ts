import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verbs that do not fit the auxiliary before', () => {
  it.each([
    ["I didn't had any goals.", "I didn't have any goals."],
    ["I could've wait a bit more.", "I could've waited a bit more."],
    ["I hadn't have time to bake it.", "I hadn't had time to bake it."],
    ['My teacher was been telling me this.', 'My teacher had been telling me this.'],
    ['Like I used to said, it rises.', 'Like I used to say, it rises.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'He could have work in the mill.',
    "If it hadn't have been for rye, we would be poor.",
    'The oven that we used to bake was old.',
    'I could have wait staff at the mill.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('nouns from a verb and its adverb', () => {
  it.each([
    ['The current line up is strong.', 'The current lineup is strong.'],
    ['The mill was a let down.', 'The mill was a letdown.'],
    ['There is a trade off.', 'There is a trade-off.'],
    ['We get through this new set back.', 'We get through this new setback.'],
    ['There are two important take aways from it.', 'There are two important takeaways from it.'],
    ['He avoided any slip ups.', 'He avoided any slip-ups.'],
    ['We need a back up plan.', 'We need a backup plan.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The bakers line up for rye.',
    'We set up the mill.',
    'It has ups and downs.',
    'He pulls his back up to the wall.',
    'Two mills turn out rye.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

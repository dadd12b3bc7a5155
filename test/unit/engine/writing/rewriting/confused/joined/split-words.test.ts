import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that are written as two', () => {
  it.each([
    ['We stopped half way through the loaf.', 'We stopped halfway through the loaf.'],
    ['She writes in her note book.', 'She writes in her notebook.'],
    ['It is a place for like minded bakers.', 'It is a place for like-minded bakers.'],
    ['She is a life long baker.', 'She is a lifelong baker.'],
    ['It was the last day of my week long course.', 'It was the last day of my week-long course.'],
    ['Baking is pretty straight forward.', 'Baking is pretty straightforward.'],
    ['There are many tell tale signs.', 'There are many telltale signs.'],
    ['Some times I bake bread.', 'Sometimes I bake bread.'],
    ['And all the sudden the oven was hot.', 'And all of a sudden the oven was hot.'],
    ['It is just down right frustrating.', 'It is just downright frustrating.'],
    ['It shows skill, or lack there of.', 'It shows skill, or lack thereof.'],
    ['It grew where ever they wanted.', 'It grew wherever they wanted.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'They tell tales of old bakers.',
    'It went straight forward and back.',
    'He moved somewhere else where bread is dark.',
    'Watching it rise makes my heart beat fast.',
    'What ever happened to the mill?',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('articles that are missing in fixed frames', () => {
  it.each([
    ['The loaf is done in few minutes.', 'The loaf is done in a few minutes.'],
    ['Here are few tricks that we use at home.', 'Here are a few tricks that we use at home.'],
    ['I took few deep breaths at the oven.', 'I took a few deep breaths at the oven.'],
    ['We baked it in couple of hours.', 'We baked it in a couple of hours.'],
    ['We have baked like this for long time.', 'We have baked like this for a long time.'],
    ['We have not been there for while.', 'We have not been there for a while.'],
    ['The oven broke, and as result, we left.', 'The oven broke, and as a result, we left.'],
    ['It pays off in long run.', 'It pays off in the long run.'],
    ['Rye is good idea for a cold day.', 'Rye is a good idea for a cold day.'],
    ['That was very important step for us.', 'That was a very important step for us.'],
    ['It is such simple idea that all bake it.', 'It is such a simple idea that all bake it.'],
    ['It is best way to bake rye at home.', 'It is the best way to bake rye at home.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'There are few mills in the town.',
    'The last couple of loaves were dry.',
    'It is good practice to weigh the flour.',
    'We made the bowl to be useful day and night.',
    'It is only part of the way to a loaf.',
    'With good reason, we left the mill.',
    'There is only one way to bake it.',
  ])('keeps %s', (text) => expect(tidied(text)).toBe(text));
});

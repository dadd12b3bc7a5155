import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('prepositions that are missing', () => {
  it.each([
    ['The crust depends the flour in the bowl.', 'The crust depends on the flour in the bowl.'],
    ['The bakers rely their own mill for rye.', 'The bakers rely on their own mill for rye.'],
    ['It was a warm day, according the baker.', 'It was a warm day, according to the baker.'],
    ['The number of loaves is based the weight.', 'The number of loaves is based on the weight.'],
    ['The crust is similar the one in town.', 'The crust is similar to the one in town.'],
    ['We are looking forward seeing the mill.', 'We are looking forward to seeing the mill.'],
    ['The oven is in front the window.', 'The oven is in front of the window.'],
    ['On top that, the mill is closed.', 'On top of that, the mill is closed.'],
    ['We finally got rid the old oven.', 'We finally got rid of the old oven.'],
    ['She takes care our own dough.', 'She takes care of our own dough.'],
    ['He never pays attention the crust.', 'He never pays attention to the crust.'],
    ['The card gives you access the oven.', 'The card gives you access to the oven.'],
    ['The mill is capable grinding oats.', 'The mill is capable of grinding oats.'],
    ['The flour came out nowhere again.', 'The flour came out of nowhere again.'],
    ['On Sundays, most us bake rye.', 'On Sundays, most of us bake rye.'],
    ['We had a number problems in June.', 'We had a number of problems in June.'],
    ['She wrote it on a piece paper.', 'She wrote it on a piece of paper.'],
    ['There are lots reasons to bake.', 'There are lots of reasons to bake.'],
    ['There are a lot people at the mill.', 'There are a lot of people at the mill.'],
    ['The amount time that it takes is small.', 'The amount of time that it takes is small.'],
    ['She loves this kind thing in winter.', 'She loves this kind of thing in winter.'],
    ['The salt is part the plan for rye.', 'The salt is part of the plan for rye.'],
    ['Salt is an essential part the dough.', 'Salt is an essential part of the dough.'],
    ['We baked for the rest the day.', 'We baked for the rest of the day.'],
    ['It is usually one the first mills to open.', 'It is usually one of the first mills to open.'],
    ['We tasted some the loaves in town.', 'We tasted some of the loaves in town.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It depends a great deal on the flour.',
    'It depends what you want to bake.',
    'In a large part this is a matter of taste.',
    'We paid for it in several US towns.',
    'The bakers are reacting the same way.',
    'We wanted to part the crowd at the mill.',
    'For some the best loaf is rye.',
    'The first thing I saw was the one the baker made.',
    'She gave them at most some milk.',
    'He took care that the oven was warm.',
    'We based the plan on the weight.',
  ])('keeps %s', (text) => expect(tidied(text)).toBe(text));
});

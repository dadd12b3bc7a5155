import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('small words that are typed twice', () => {
  it.each([
    ['In the winter, I I bake a lot of rye.', 'In the winter, I bake a lot of rye.'],
    ['The rye will rise if you you keep it warm.', 'The rye will rise if you keep it warm.'],
    ['The rule is that that the oven must be hot.', 'The rule is that the oven must be hot.'],
    ['But, it it works for you, it is a great mill.', 'But if it works for you, it is a great mill.'],
    ['It it rises, we bake.', 'If it rises, we bake.'],
    ['It they want to bake, they need rye.', 'If they want to bake, they need rye.'],
    ['It you like rye, try the loaf.', 'If you like rye, try the loaf.'],
    ['We waited because it it rises when it is warm.', 'We waited because it rises when it is warm.'],
    ['We had rye and oats, but but no salt.', 'We had rye and oats, but no salt.'],
    ['This is the oven that is is too small.', 'This is the oven that is too small.'],
    ['How to to bake rye is a long story.', 'How to bake rye is a long story.'],
    ['We bake rye in our the old mill.', 'We bake rye in our old mill.'],
    ['We took the a long road to the mill.', 'We took a long road to the mill.'],
    ['There are also a some changes in the mill.', 'There are also some changes in the mill.'],
    ['We wait for the what the day will bring.', 'We wait for what the day will bring.'],
    ['It looks the like the one in town.', 'It looks like the one in town.'],
  ])('correct: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It shows her reaction the the smell of rye.',
    'We went the the mill in the town.',
    'It she says so.',
    'You it suits.',
    'The way it is is fine with the bakers.',
    'The loaf was better than that that we had in town.',
    'The bakers gave you you know what.',
    'He showed me the Like button in the shop.',
  ])('stay in %s', (text) => expect(tidied(text)).toBe(text));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verbs that are written as one word', () => {
  it.each([
    ['You can login everywhere with it.', 'You can log in everywhere with it.'],
    ["We didn't setup an oven.", "We didn't set up an oven."],
    ['A friend suggested I setup Ovens for Bakers.', 'A friend suggested I set up Ovens for Bakers.'],
    ['She can decide to breakup with the mill.', 'She can decide to break up with the mill.'],
    ['You need to own and backup your recipes.', 'You need to own and back up your recipes.'],
    ['The oven is cheap, easy to setup and good.', 'The oven is cheap, easy to set up and good.'],
    ['It took time to setup, but it is warm.', 'It took time to set up, but it is warm.'],
    ['We want to backup our recipes before work.', 'We want to back up our recipes before work.'],
    ['I could breakdown the price.', 'I could break down the price.'],
    ['We want to pickup the flour.', 'We want to pick up the flour.'],
    ['I workout at home.', 'I work out at home.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Next to setup and cleanup, we bake.',
    'It is a long way from time to setup.',
    'The pages are related to setup.',
    'It led to burnout in the mill.',
    'We moved on to setup and cleanup.',
    'The login page is here.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('the number of nouns', () => {
  it.each([
    ['He was one of the greatest author of the town.', 'He was one of the greatest authors of the town.'],
    ['There are three part that matter.', 'There are three parts that matter.'],
    ['We keep the top 5 recipe of the year.', 'We keep the top 5 recipes of the year.'],
    ['All these recipe are old.', 'All these recipes are old.'],
    ['You need flour for each categories.', 'You need flour for each category.'],
    ['It is a new kitchen tools.', 'It is a new kitchen tool.'],
    ['In this videos you see the dough.', 'In these videos, you see the dough.'],
    ['I like these informations.', 'I like this information.'],
    ['I found more informations on rye.', 'I found more information on rye.'],
    ["Here's a few recipes for rye.", 'Here are a few recipes for rye.'],
    ["There's a few loaves definitely worth a try.", 'There are a few loaves definitely worth a try.'],
    ['There has also been some success stories.', 'There have also been some success stories.'],
    ['The rye rises in couple of hours.', 'The rye rises in a couple of hours.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It was one of the best weather of the year.',
    'Make those part of the bread.',
    'It is a few loaves.',
    'There is a series of loaves.',
    'It was a dozen eggs.',
    'We talk of each in turn.',
    "Here's a loaf for you.",
    'It was the last couple of days.',
    'We had a toast with a loud cheers!',
    'It was one of the last generation to bake here.',
    'In this works the heat.',
    'I know how often one loaf of each hybrid decays in a warm room.',
    'We write about how the rye of each settler programs in the mill.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

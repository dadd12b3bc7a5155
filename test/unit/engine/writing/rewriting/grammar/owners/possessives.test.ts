import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('owners and contractions', () => {
  it.each([
    ['We made New Years resolutions on bread.', "We made New Year's resolutions on bread."],
    ['It is told in the authors own words.', "It is told in the author's own words."],
    ["Some mill's are old.", 'Some mills are old.'],
    ["The mill has lost it's original owner.", 'The mill has lost its original owner.'],
    ['Its way more costly than rye.', "It's way more costly than rye."],
    ['We bake on a moments notice.', "We bake on a moment's notice."],
    ['It was two years worth of rye.', "It was two years' worth of rye."],
    ['You need 10 years experience in baking.', "You need 10 years' experience in baking."],
    ["It is other peoples' bread.", "It is other people's bread."],
    ['I bake at my moms house.', "I bake at my mom's house."],
    [
      'A bakers guild asks for every persons own recipe.',
      "A bakers guild asks for every person's own recipe.",
    ],
    ["It's name is old.", 'Its name is old.'],
    [
      "The map shows the mill, again with it's position on the river.",
      'The map shows the mill, again with its position on the river.',
    ],
    ["We love it's flexibility and heat.", 'We love its flexibility and heat.'],
    ["The oven is old, but it's default state is hot.", 'The oven is old, but its default state is hot.'],
    ["It's only purpose is to bake.", 'Its only purpose is to bake.'],
    ["We moved it to it's place in the mill.", 'We moved it to its place in the mill.'],
    ['Its up to you how to bake.', "It's up to you how to bake."],
    ['We like rye because its got a crust.', "We like rye because it's got a crust."],
    ['Try rye if your into bread.', "Try rye if you're into bread."],
    ['It matters what your saying about rye.', "It matters what you're saying about rye."],
    ['It is good for anyone whose not a baker.', "It is good for anyone who's not a baker."],
    ['They knead with there hands.', 'They knead with their hands.'],
    ['They are old and their not going to bake.', "They are old and they're not going to bake."],
    ['She describes the characters feelings.', "She describes the characters' feelings."],
    ['The bakers needs will change over time.', "The bakers' needs will change over time."],
    ['We saw it on the peoples faces.', "We saw it on the people's faces."],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    "Some people's are old.",
    'I like its fine grain.',
    'We bake with its even better crust.',
    'Despite its not insignificant cost, we bought it.',
    'It arrived with its not so new door.',
    'Our mill and its like are gone.',
    'The oven has its all in one design.',
    'Two years are enough.',
    "It's beginning to rise.",
    "It's time for bread.",
    "It's music to me.",
    "It's size that counts.",
    "It's version 2 of the oven.",
    "It's the only way, and it's part of the plan.",
    'Its just rewards came late.',
    'Its no-knead bread is good.',
    'If your oven is new, wait.',
    'A baker whose only loaf burned came in.',
    'We stayed in there first and left.',
    'The end of their not knowing it came.',
    'The three players first rolled the dough.',
    'The peoples lives there with rye.',
    'The bakers work at night.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that are missing or typed before another one', () => {
  it.each([
    ["We don't want use the old oven for bread.", "We don't want to use the old oven for bread."],
    [
      'I thought that I needed bring the flour to town.',
      'I thought that I needed to bring the flour to town.',
    ],
    ['We would like thank everyone at the mill.', 'We would like to thank everyone at the mill.'],
    ["I'd like thank everyone at the mill.", "I'd like to thank everyone at the mill."],
    ['Here are a few of articles about rye bread.', 'Here are a few articles about rye bread.'],
    ['In the mill, most of mills are old and dry.', 'In the mill, most of the mills are old and dry.'],
    ['The mill is at end of the road in town.', 'The mill is at the end of the road in town.'],
    ['The mill was closed by end of 2019 for good.', 'The mill was closed by the end of 2019 for good.'],
    [
      "You shouldn't bake in this oven in first place.",
      "You shouldn't bake in this oven in the first place.",
    ],
    ['We have baked a lot in last few years.', 'We have baked a lot in the last few years.'],
    [
      'The second loaf was at same place as the first.',
      'The second loaf was at the same place as the first.',
    ],
    ['The bakers in United States are late today.', 'The bakers in the United States are late today.'],
    ['The bread is a treat in of itself for us.', 'The bread is a treat in and of itself for us.'],
    ['We drove to the mill from the my house.', 'We drove to the mill from my house.'],
    ['Lending is one of the those great lessons.', 'Lending is one of those great lessons.'],
    ['That is all the you have to do with rye.', 'That is all you have to do with rye.'],
    ['We think that the are very old mills.', 'We think that they are very old mills.'],
    ['Baking is a an easy thing to do at home.', 'Baking is an easy thing to do at home.'],
    ['It is an oven with a different different door.', 'It is an oven with a different door.'],
    ['The reading was the a long one about rye.', 'The reading was a long one about rye.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The people I want make bread at home.',
    'A great many of games were played at the mill.',
    'We ate the most of lunch at the mill.',
    'The bakery ended the race in first place.',
    'The rule of EU law is old and clear.',
    'It was in back of the mill on the hill.',
    'The you of today bakes more than the you of last year.',
    'They bought the his and hers towels in town.',
    'We heard that the have-nots were late.',
    'The day was extremely extremely late for bread.',
    'We like 3D printing printing mills of stone.',
    'It is an a cappella choir of bakers.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

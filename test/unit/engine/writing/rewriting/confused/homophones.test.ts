import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('more words that sound alike', () => {
  it.each([
    ["I can't breath in this kitchen.", "I can't breathe in this kitchen."],
    ['Take a deep breathe.', 'Take a deep breath.'],
    ['He changed my cloths.', 'He changed my clothes.'],
    ['Take a brake from work.', 'Take a break from work.'],
    ['They tried to brake the record.', 'They tried to break the record.'],
    ['I was so board at work.', 'I was so bored at work.'],
    ['We meat at the mill.', 'We meet at the mill.'],
    ['The whole in the wall is big.', 'The hole in the wall is big.'],
    ['The hole thing was fun.', 'The whole thing was fun.'],
    ['I had a peace of bread.', 'I had a piece of bread.'],
    ['I want some piece and quiet.', 'I want some peace and quiet.'],
    ['I baked last weak.', 'I baked last week.'],
    ['Look at our web sight.', 'Look at our website.'],
    ['It is a stationery bike.', 'It is a stationary bike.'],
    ['I slept all threw the night.', 'I slept all through the night.'],
    ['She thought me how to bake.', 'She taught me how to bake.'],
    ['I taught it was good.', 'I thought it was good.'],
    ['It helps team moral.', 'It helps team morale.'],
    ['The morale of the story is bread.', 'The moral of the story is bread.'],
    ['In my humbled opinion, it is good.', 'In my humble opinion, it is good.'],
    ['It was a blessing in disguised.', 'It was a blessing in disguise.'],
    ['Without further adieu, here is bread.', 'Without further ado, here is bread.'],
    ['It is first come first serve.', 'It is first-come, first-served.'],
    ["I don't no the name of the bread.", "I don't know the name of the bread."],
    ['It made me loose some time.', 'It made me lose some time.'],
    ['She set her sites on the mill.', 'She set her sights on the mill.'],
    ['It became a core tenant of our bakers.', 'It became a core tenet of our bakers.'],
    ['All the runners where scraping the oven.', 'All the runners were scraping the oven.'],
    ['The loaf comprises of flour.', 'The loaf comprises flour.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The bakery is a core tenant of the mall.',
    'We need an oven for kids where baking is easy.',
    'The car has a good brake at the front.',
    'They came on board with the baker.',
    'A union comprised of all bakers was here.',
    'We live in peace of mind.',
    'She thought me to be a baker.',
    'I thought them to bake rye.',
    'The hole in the wall is small.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

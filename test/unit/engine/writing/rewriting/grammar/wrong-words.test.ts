import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that stand for another one', () => {
  it.each([
    ['There where two mills in the old town.', 'There were two mills in the old town.'],
    ['Breath deeply and rest in the mill.', 'Breathe deeply and rest in the mill.'],
    ['We weigh the flour, makings sure it is dry.', 'We weigh the flour, making sure it is dry.'],
    ['You might en joy the bread of the mill.', 'You might enjoy the bread of the mill.'],
    ['We bake bread at friends houses.', "We bake bread at friends' houses."],
    ['We drove to quickly for the old road.', 'We drove too quickly for the old road.'],
    ['My brother and me went to the old mill.', 'My brother and I went to the old mill.'],
    ['We keep the oven even if its broken.', "We keep the oven even if it's broken."],
    ['What a loaf of bread it was!If you bake, try it.', 'What a loaf of bread it was! If you bake, try it.'],
    [
      'The mill (in the old town) , which we like, is warm.',
      'The mill (in the old town), which we like, is warm.',
    ],
    ['# Bread\n\n## ingreditents', '# Bread\n\n## ingredients'],
    ['I like cold ceral with milk in the morning.', 'I like cold cereal with milk in the morning.'],
    ['Afer a day, the dough was genuinly good.', 'After a day, the dough was genuinely good.'],
    ['The oven gets in you way when you bake bread.', 'The oven gets in your way when you bake bread.'],
    ['You can bake a good loaf on you own.', 'You can bake a good loaf on your own.'],
    ['They walked though the old town with bread.', 'They walked through the old town with bread.'],
    ['It stays warm though out the day.', 'It stays warm throughout the day.'],
    ['The bakers act as thought they have no oven.', 'The bakers act as though they have no oven.'],
    ['Even thought the oven was old, it worked.', 'Even though the oven was old, it worked.'],
    ['It was late, and I though that the mill was old.', 'It was late, and I thought that the mill was old.'],
    ['A bacteria known as rye killed the dough.', 'A bacterium known as rye killed the dough.'],
    ['The bacterias in the dough are old.', 'The bacteria in the dough are old.'],
    ['You need to reign it in before the party starts.', 'You need to rein it in before the party starts.'],
    ['We had to reign in our spending on flour.', 'We had to rein in our spending on flour.'],
    ['They barely eeked out a living in the town.', 'They barely eked out a living in the town.'],
    ['The day started of with bread and rye.', 'The day started with bread and rye.'],
    [
      "For those that don't know the mill, here is a map.",
      "For those who don't know the mill, here is a map.",
    ],
    ['Use old flour when ever possible in the mill.', 'Use old flour whenever possible in the mill.'],
    ['You can bake what ever you like in it.', 'You can bake whatever you like in it.'],
    ['You can bake it how ever you like.', 'You can bake it however you like.'],
    ['The dough doesn-t rise in the old oven.', "The dough doesn't rise in the old oven."],
    ['I think we-ve baked enough bread for them.', "I think we've baked enough bread for them."],
    ['It is a talk that I overhead in the town.', 'It is a talk that I overheard in the town.'],
    ['It is a complete different loaf from the first.', 'It is a completely different loaf from the first.'],
    ['Since I recent started to bake, I need flour.', 'Since I recently started to bake, I need flour.'],
    ["I've recent started to bake.", "I've recently started to bake."],
    ["I've lived in the mill since two years.", "I've lived in the mill for two years."],
    ['We bake rye, oats, and etc.', 'We bake rye, oats, etc.'],
    ['Which bring us to the oven of the mill.', 'Which brings us to the oven of the mill.'],
    ['The mill was severaly damaged in the flood.', 'The mill was severely damaged in the flood.'],
    [
      'It has many features that completely enhances the bread.',
      'It has many features that completely enhance the bread.',
    ],
    [
      'They sell old pumps that pumps water out of the mill.',
      'They sell old pumps that pump water out of the mill.',
    ],
    ['The baker sells three loafs of bread.', 'The baker sells three loaves of bread.'],
    ['We baked it with a egg from the farm.', 'We baked it with an egg from the farm.'],
    ['We walked by there house in the old town.', 'We walked by their house in the old town.'],
    [
      'We put the dough in the oven.Keep it there for an hour.',
      'We put the dough in the oven. Keep it there for an hour.',
    ],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The king and queen reign in the north of the land.',
    'It was hard, though the old mill was warm.',
    'It is the bond between these bakers that completely makes it good.',
    'It is the start of by far the best day.',
    'What ever happened to the old mill?',
    'Between my brother and me are two mills.',
    '# Bread\n\n## ceral',
    'I live there where two roads meet in the town.',
    'We ran to quickly and safely close the mill.',
    'He loafs around in the old town.',
    'We pass Bread.Keep a to the server as an option.',
    'They pay in advanced and basic flour.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

describe('the last sentence before a picture', () => {
  const picture = '\n\n![An old mill](/mill.jpg)\n\nWe left it.';
  it('gets its period', () =>
    expect(tidied(`We stopped at a mill. I sat by its door all day long${picture}`)).toBe(
      `We stopped at a mill. I sat by its door all day long.${picture}`,
    ));
  it.each(['We stopped at a mill. Here is the door of it', 'We stopped at a mill. It looks old and warm'])(
    'stays if it announces the picture: %s',
    (text) => expect(tidied(`${text}${picture}`)).toBe(`${text}${picture}`),
  );
});

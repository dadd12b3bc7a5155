import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that are written for a similar one', () => {
  it.each([
    ['It takes time, tough I like it.', 'It takes time, though I like it.'],
    ['Going though most of the mills was slow.', 'Going through most of the mills was slow.'],
    ['You managed to proof me wrong.', 'You managed to prove me wrong.'],
    ['He has a management roll in the mill.', 'He has a management role in the mill.'],
    ['I was a bit weary of the mill at first.', 'I was a bit wary of the mill at first.'],
    ['She writes about pens and stationary.', 'She writes about pens and stationery.'],
    ['We left the shop and begun our walk.', 'We left the shop and began our walk.'],
    ['I written about rye before.', "I've written about rye before."],
    ['It rarely every rises.', 'It rarely ever rises.'],
    ['Did you knew that?', 'Did you know that?'],
    ['Be a bit more careful then I was.', 'Be a bit more careful than I was.'],
    ['It makes baking a little more easier.', 'It makes baking a little easier.'],
    ['There are a lot people in town.', 'There are a lot of people in town.'],
    ['It inspired me take some time.', 'It inspired me to take some time.'],
    ['By choosing to to bake, we win.', 'By choosing to bake, we win.'],
    ['It is too much for us for us to bake.', 'It is too much for us to bake.'],
    ['We have no idea of whats baking.', "We have no idea of what's baking."],
    ['Lets memorize the recipe.', "Let's memorize the recipe."],
    ['So far as been good, the weather.', 'So far has been good, the weather.'],
    ["They'll loose interest in rye.", "They'll lose interest in rye."],
    ['It may go ether way.', 'It may go either way.'],
    ['Rye, also know as black corn, is dark.', 'Rye, also known as black corn, is dark.'],
    ['She sat besides me.', 'She sat beside me.'],
    ['He sped passed the mill.', 'He sped past the mill.'],
    ['We met hoards of hikers.', 'We met hordes of hikers.'],
    ['It is a reasonable priced oven.', 'It is a reasonably priced oven.'],
    ["I don't event know the baker.", "I don't even know the baker."],
    ['I want to horn my skills.', 'I want to hone my skills.'],
    ['You could waist a minute on it.', 'You could waste a minute on it.'],
    ['I am loathe to bake.', 'I am loath to bake.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Tough loaves take time.',
    'We were weary of the long war.',
    'They had begun our walk.',
    'Free will exists for bakers.',
    'It is not clear how new a loaf has to be to be sold.',
    'The little mill that could keeps us alive.',
    'Besides me, Anna bakes.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

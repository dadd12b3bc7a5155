import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('punctuation marks of sentences', () => {
  it.each([
    ['In the cold of the evening, It rains on us.', 'In the cold of the evening, it rains on us.'],
    ['You get to know the bakers, It is hard to leave.', 'You get to know the bakers. It is hard to leave.'],
    [
      'We learned a lot about ovens, and It has helped us.',
      'We learned a lot about ovens, and it has helped us.',
    ],
    ['How do we make the bread rise.', 'How do we make the bread rise?'],
    ['Did you know that rye keeps for a week.', 'Did you know that rye keeps for a week?'],
    ['Did you know that, in the past, rye was rare.', 'Did you know that, in the past, rye was rare?'],
    ['Do you like rye, oats, and barley in a loaf.', 'Do you like rye, oats, and barley in a loaf?'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Hi all, It is baked.',
    'The baker thought of it and said, It is baked.',
    'My favorite songs of it are Help, In my life and more.',
    'Do the same with the other loaf.',
    'Which was the best bread of all.',
    'What can I say I love rye it suits me well.',
    'Do we want more rye in our bread, I would say yes.',
    'Have the bread ready by noon.',
    'Do you rise at ten, get yourself a loud clock and go to bed 2 hours earlier.',
    'Are you new to baking, turn in early and buy rye.',
    'Do you want a darker crust, then bake the loaf a second time.',
    'How do you want your loaf, try one with rye.',
    'How the tables turn, For the first time we went to the mill.',
    'We know what bread is made of in the old mill, Since the 1980s it has changed.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

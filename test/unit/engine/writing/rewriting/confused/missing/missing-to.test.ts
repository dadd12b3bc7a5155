import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"to" that is missing before an infinitive', () => {
  it.each([
    ['The baker is not able explain the crack.', 'The baker is not able to explain the crack.'],
    ['She is willing help us at the mill.', 'She is willing to help us at the mill.'],
    ['The mill was trying find a new baker.', 'The mill was trying to find a new baker.'],
    ['Bakers tend forget the salt in winter.', 'Bakers tend to forget the salt in winter.'],
    ['The loaf is more likely become dry in June.', 'The loaf is more likely to become dry in June.'],
    ['It is hard get good rye in town.', 'It is hard to get good rye in town.'],
    ['The dough is going be ready at noon.', 'The dough is going to be ready at noon.'],
    ['We opened the door in order see the crust.', 'We opened the door in order to see the crust.'],
    ['They used live in the old mill.', 'They used to live in the old mill.'],
    ['We lost the ability accomplish the task.', 'We lost the ability to accomplish the task.'],
    ['A flyer is a good way reach the bakers.', 'A flyer is a good way to reach the bakers.'],
    ['We had to find a way use the flour.', 'We had to find a way to use the flour.'],
    ['She knows how explain it to a child.', 'She knows how to explain it to a child.'],
    ['If you want find a mill, ask the baker.', 'If you want to find a mill, ask the baker.'],
    ['It was late, so I decided go home.', 'It was late, so I decided to go home.'],
    ['We do not have worry about the crust.', 'We do not have to worry about the crust.'],
    ['The form allows you describe a loaf.', 'The form allows you to describe a loaf.'],
    ["It's time get the loaves out.", "It's time to get the loaves out."],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The tools you want make the work easy.',
    'All you need is a mill, and those who want change bake.',
    'The rye will most likely have a thick crust.',
    'She was happy, and the show is going live tonight.',
    'We do not have write access to the oven.',
    'The bakers we tried start at four.',
    'He knows how do I bake it is a strange question.',
    'Should the opportunity arise, we will sell the mill.',
    'It helps you bake, and it lets us make bread.',
    'If you need help, call the baker.',
    'They allowed us access to the mill.',
    'I like the way people use it.',
    'We hope enjoy is the right word.',
    'What it is is a loaf of bread.',
  ])('keeps %s', (text) => expect(tidied(text)).toBe(text));
});

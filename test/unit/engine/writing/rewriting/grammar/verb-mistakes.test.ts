import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verb forms', () => {
  it.each([
    ["I've build up a list of mills.", "I've built up a list of mills."],
    ['The mill is manage by the town.', 'The mill is managed by the town.'],
    ['She taste the loaf.', 'She tastes the loaf.'],
    ['They often try describe the crust.', 'They often try to describe the crust.'],
    ['It was worth how much it costed.', 'It was worth how much it cost.'],
    ['We finded the mill and payed for it.', 'We found the mill and paid for it.'],
    ['He has choosed a loaf that she choosed before.', 'He has chosen a loaf that she chose before.'],
    ['It is a managable and importent loaf.', 'It is a manageable and important loaf.'],
    ["I've wrote it down.", "I've written it down."],
    ['The mill is old, and we have already went there.', 'The mill is old, and we have already gone there.'],
    ["I've use them for rye.", "I've used them for rye."],
    ['I have take the loaf home.', 'I have taken the loaf home.'],
    ['The recipe was chose for its crust.', 'The recipe was chosen for its crust.'],
    ["The mill wasn't build in a day.", "The mill wasn't built in a day."],
    ['The steps should helps you at the oven.', 'The steps should help you at the oven.'],
    ['You can chose a loaf.', 'You can choose a loaf.'],
    ['We decided to took the oven home.', 'We decided to take the oven home.'],
    ['I want to establishing myself as a baker.', 'I want to establish myself as a baker.'],
    ['It make _very_ quick work of the dough.', 'It makes _very_ quick work of the dough.'],
    ['The oven is old, but it do restrict the heat.', 'The oven is old, but it does restrict the heat.'],
    ['The dough is flat as it get pushed down.', 'The dough is flat as it gets pushed down.'],
    ['I smile when that happen.', 'I smile when that happens.'],
    ['We know a lot when it come to rye.', 'We know a lot when it comes to rye.'],
    ['People seems to like rye.', 'People seem to like rye.'],
    ['They was late for the bread.', 'They were late for the bread.'],
    ['The baker is new and he don’t know the oven.', 'The baker is new, and he doesn’t know the oven.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The mill is close by the river.',
    'He spit the bread out.',
    'It is made by hand.',
    'The work is art by itself.',
    'He read the recipe.',
    'It felt the heat.',
    'He even the score.',
    'The list was costed at noon.',
    "I've reread it twice.",
    "I've run the mill for a year.",
    'The loaves I have use rye flour.',
    'All the friends she had went home.',
    'All they do is send in the dough.',
    'What we did next was build on the recipe.',
    'What should loaves cost the bakers?',
    'The tin can holds the flour.',
    'We want to bring a loaf.',
    'It can make it hard to bake.',
    'We suggest that when it rains, he make the dough.',
    'It don’t mean a thing.',
    'I did it when it was made.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

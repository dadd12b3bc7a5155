import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('spaces, doubled words and capitals', () => {
  it.each([
    ['We sell bread(rye and oats) here.', 'We sell bread (rye and oats) here.'],
    ['It is far (900 miles ) and small ( and old).', 'It is far (900 miles) and small (and old).'],
    ['I think theyd like it, and youd too.', "I think they'd like it, and you'd too."],
    [
      '# The Mill Is Definately Open\n\nIt is definitely open.',
      '# The Mill Is Definitely Open\n\nIt is definitely open.',
    ],
    [
      'NEW ORLEANS - The old mill on the river opens again this week after nine long years.',
      'NEW ORLEANS — The old mill on the river opens again this week after nine long years.',
    ],
    ['It rose....and then it fell.', 'It rose... and then it fell.'],
    ['Enjoy the bread..... with butter!', 'Enjoy the bread... with butter!'],
    ['We mix until until it is smooth.', 'We mix until it is smooth.'],
    ['One last thing thing about the oven is old.', 'One last thing about the oven is old.'],
    ['They talk with with the baker.', 'They talk with the baker.'],
    [
      'It was good, both in in its crust and in its crumb.',
      'It was good, both in its crust and in its crumb.',
    ],
    ['We send reports on on new loaves.', 'We send reports on new loaves.'],
    ['We flew from sydney to new york.', 'We flew from Sydney to New York.'],
    ['We baked at home during covid.', 'We baked at home during COVID.'],
    ['# Baking bread with Github and rye', '# Baking bread with GitHub and rye'],
    ['It is a chrome extension.', 'It is a Chrome extension.'],
    ['We put the js files there.', 'We put the JS files there.'],
    [
      'Put the batter in a large bowl. keep it there for an hour.',
      'Put the batter in a large bowl. Keep it there for an hour.',
    ],
    ['It runs a Zorbo based site.', 'It runs a Zorbo-based site.'],
    ['We try to reduce network related noise.', 'We try to reduce network-related noise.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'You should see a few *oven-Office....xml* files in it.',
    'The number(s) of the loaf(s) are old.',
    'I really really like rye.',
    'It stood on its heel side side slipping downhill.',
    'We crave that sweet sweet rye.',
    'It was a long long day.',
    'She says bread bread is a game.',
    'We stop by by noon.',
    'It is made of chrome and steel.',
    'We use the p5.js library and Node.js and rye.',
    'I just. stop. caring. about bread in town.',
    'We use flour, water, salt, etc. for this bread.',
    'Add 2 tbsp. flour to the bowl.',
    'We based it on a server based on rye.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));

  it('keeps the lowercase of a writer who starts sentences with it', () => {
    const small =
      'We bake the bread. it is old. we like rye. they come home. then we rest. so it goes. and that is it.';
    expect(tidied(small)).toBe(small);
  });
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verbs in a form that does not fit', () => {
  it.each([
    ['We started to built the oven.', 'We started to build the oven.'],
    ['They return to the need to knows the bread.', 'They return to the need to know the bread.'],
    ["It doesn't meant that bread is old.", "It doesn't mean that bread is old."],
    ['Today, we will focused on rye.', 'Today, we will focus on rye.'],
    ['The more they seems to rise, the better.', 'The more they seem to rise, the better.'],
    ['It turn out that rye is good.', 'It turns out that rye is good.'],
    ["Baking is hard, but it get's easier.", 'Baking is hard, but it gets easier.'],
    ['I sticked to my old bread.', 'I stuck to my old bread.'],
    ['The mill is build around the oven.', 'The mill is built around the oven.'],
    ["I'm use to bread in the morning.", "I'm used to bread in the morning."],
    ['It a simple oven, but I like it.', "It's a simple oven, but I like it."],
    ['It did not exists at the mill.', 'It did not exist at the mill.'],
    ['This might seems like rye to us.', 'This might seem like rye to us.'],
    ['It does not looks as old as it is.', 'It does not look as old as it is.'],
    ['After lunch, she lied down.', 'After lunch, she lay down.'],
    ['We hanged out at the mill.', 'We hung out at the mill.'],
    ['Doubt creeped in at night.', 'Doubt crept in at night.'],
    ['He is strongly apposed to rye.', 'He is strongly opposed to rye.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'What can interested bakers do?',
    'They sometimes bake.',
    'Let it turn out well.',
    'They thus bake bread.',
    "Why don't forms work like that?",
    "What should costs be, and why can't bakers rest?",
    'It creeped me out.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

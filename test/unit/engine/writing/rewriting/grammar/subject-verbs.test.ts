import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('verbs that agree with the subject before them', () => {
  it.each([
    ['They wants to bake a loaf of rye for us.', 'They want to bake a loaf of rye for us.'],
    [
      'The more loaves we bake, the more they seems to rise.',
      'The more loaves we bake, the more they seem to rise.',
    ],
    ['Along with bread, he also have a mill in town.', 'Along with bread, he also has a mill in town.'],
    [
      'It was nice to bake, as it really help the dough rise.',
      'It was nice to bake, as it really helps the dough rise.',
    ],
    ['It turn out that the mill was old and cold.', 'It turns out that the mill was old and cold.'],
    [
      'In this chapter, he use it to bake a loaf of rye.',
      'In this chapter, he uses it to bake a loaf of rye.',
    ],
    [
      'There are many factors which reduces the heat of the oven.',
      'There are many factors which reduce the heat of the oven.',
    ],
    ['We saw all the mills that makes the bread rise.', 'We saw all the mills that make the bread rise.'],
    ['These ovens comes with a meter in the door.', 'These ovens come with a meter in the door.'],
    [
      'Several changes in the oven has improved the heat.',
      'Several changes in the oven have improved the heat.',
    ],
    ['Another issue were the long days in the mill.', 'Another issue was the long days in the mill.'],
    ['The presence of loaves are a sign of a good oven.', 'The presence of loaves is a sign of a good oven.'],
    [
      'One of the most reliable baking tool is the old knife.',
      'One of the most reliable baking tools is the old knife.',
    ],
    ['The bakery is build around a large old oven.', 'The bakery is built around a large old oven.'],
    ['I met a friend who’s father owned a mill.', 'I met a friend whose father owned a mill.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'We made it also help the dough rise.',
    'Did he also have a mill in the town?',
    'I asked that, if he was late, he use the old oven.',
    'It is the gap between the other walls that lets the light in.',
    'We learned those details which is funny to us all.',
    'These days is when we bake the most loaves.',
    'The purpose of mills and ovens are two things.',
    'The other group are bakers from the town.',
    'The first step is build on what we know.',
    'One of the best software for bakers is old.',
    'The mill has two different contexts which makes things twice as hard.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

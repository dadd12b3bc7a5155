import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('small words that are missing or mistyped', () => {
  it.each([
    [
      'It gives a deeper understanding how dough rises in the oven.',
      'It gives a deeper understanding of how dough rises in the oven.',
    ],
    [
      'The bakers have been able finish the bread in a day.',
      'The bakers have been able to finish the bread in a day.',
    ],
    ['It stood there for at least and hour of rain.', 'It stood there for at least an hour of rain.'],
    [
      'The dough rested for a few of days before we baked.',
      'The dough rested for a few days before we baked.',
    ],
    ['It feeds a growing numbers of bakers in the town.', 'It feeds a growing number of bakers in the town.'],
    ["It's a lot work to bake a good loaf.", "It's a lot of work to bake a good loaf."],
    ['All the loaves were sold months in advanced.', 'All the loaves were sold months in advance.'],
    [
      'We left as much flour behind a possible for the trip.',
      'We left as much flour behind as possible for the trip.',
    ],
    ['She went onto become a baker in the town.', 'She went on to become a baker in the town.'],
    ['We moved on the next step of the recipe.', 'We moved on to the next step of the recipe.'],
    ['We went to the another mill in the town.', 'We went to another mill in the town.'],
    [
      'I hope that if you bake bread, that you will share it.',
      'I hope that if you bake bread, you will share it.',
    ],
    ['I have no idea what going on at the mill.', "I have no idea what's going on at the mill."],
    ['It may be loud, but it less of a problem now.', "It may be loud, but it's less of a problem now."],
    ['It looked like it would helpful to bake.', 'It looked like it would be helpful to bake.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The understanding shown by the baker was old.',
    'The baker is able, and the mill is old.',
    'The road and hour of the day are known.',
    'It has advanced ovens and advanced mills.',
    'She went onto the roof of the mill.',
    'A lot works well in the mill.',
    'We know that if you bake bread, that loaf is yours.',
    'I know what going on a diet means.',
    'Rest can make it less of a problem.',
    'The ovens must perfect the loaf.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

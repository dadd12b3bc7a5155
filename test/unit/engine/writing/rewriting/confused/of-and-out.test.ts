import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"of" and "out" with a wrong letter', () => {
  it.each([
    ['To rest, we need to turn of the oven.', 'To rest, we need to turn off the oven.'],
    ["We didn't turn of the oven.", "We didn't turn off the oven."],
    ['We spent all or our time at the mill.', 'We spent all of our time at the mill.'],
    ['Add 1 cup or cranberries to the dough.', 'Add 1 cup of cranberries to the dough.'],
    ['It takes a fair amount if time.', 'It takes a fair amount of time.'],
    ['It is good in terms on quality.', 'It is good in terms of quality.'],
    ['We lost sight on the old mill.', 'We lost sight of the old mill.'],
    ['In additional to rye, we sell wheat.', 'In addition to rye, we sell wheat.'],
    ['The mill had of been open.', 'The mill had been open.'],
    ['This is one my favorite mills.', 'This is one of my favorite mills.'],
    ['It is one the best mills in town.', 'It is one of the best mills in town.'],
    ['We had to sort our the flour.', 'We had to sort out the flour.'],
    ['Out kitchen is warm in the morning.', 'Our kitchen is warm in the morning.'],
    ['There are many good ovens out their.', 'There are many good ovens out there.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Add 1 cup or more.',
    'Use a cup or a mug.',
    'We like most or all of it.',
    'It costs a good amount if you buy two.',
    'We find our bread there.',
    'Out there is an old mill.',
    'The last one my best friend baked was dark.',
    'They took our in-laws to the mill.',
    'You have to turn of the century bread for that.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

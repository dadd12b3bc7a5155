import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that look like the right one', () => {
  it.each([
    ["I'm exited to bake bread.", "I'm excited to bake bread."],
    ['The good new is, bread is here.', 'The good news is, bread is here.'],
    ['We make the dough feel life a cloud.', 'We make the dough feel like a cloud.'],
    ['It fells like all my bread is gone.', 'It feels like all my bread is gone.'],
    ['It is easy to user the oven.', 'It is easy to use the oven.'],
    ['This featured will be added to the oven.', 'This feature will be added to the oven.'],
    ['It is sad, but sometime the best loaf is dark.', 'It is sad, but sometimes the best loaf is dark.'],
    ['After man years of baking, I rest.', 'After many years of baking, I rest.'],
    ['We are looking forwards to the bread.', 'We are looking forward to the bread.'],
    ['Stay tune for more bread.', 'Stay tuned for more bread.'],
    ['It is the best oven on the marked today.', 'It is the best oven on the market today.'],
    ['He left the mill to purse a new life.', 'He left the mill to pursue a new life.'],
    [
      'This is the fist loaf of my life; the fist time I baked.',
      'This is the fist loaf of my life; the first time I baked.',
    ],
    ['Please right down what you baked.', 'Please write down what you baked.'],
    ['The baker gave use a warm loaf.', 'The baker gave us a warm loaf.'],
    ["First thing's first, bake bread.", 'First things first, bake bread.'],
    ['I have a list of new years resolutions.', "I have a list of New Year's resolutions."],
    ['Bread is part of my daily regiment.', 'Bread is part of my daily regimen.'],
    ['We love the inherit value of rye.', 'We love the inherent value of rye.'],
    ['We spoke with the new mangers of the mill.', 'We spoke with the new managers of the mill.'],
    ['It cleanses the palette after the bread.', 'It cleanses the palate after the bread.'],
    ['Here are tips to loose weight fast.', 'Here are tips to lose weight fast.'],
    ['He bakes with no regards for the crust.', 'He bakes with no regard for the crust.'],
    ['It was given as great example of rye.', 'It was given as a great example of rye.'],
    [
      'Look at what affect the mill has had on the town.',
      'Look at what effect the mill has had on the town.',
    ],
    ['This let me to the thought of baking it.', 'This led me to the thought of baking it.'],
    ['The heat is critically import for us.', 'The heat is critically important for us.'],
    ['He can through them away.', 'He can throw them away.'],
    ["We don't through it away.", "We don't throw it away."],
    ["I can't through it far.", "I can't throw it far."],
    ['I like that I can through them anywhere.', 'I like that I can throw them anywhere.'],
    ['It is better compared to than the last loaf.', 'It is better compared to the last loaf.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'He exited the mill.',
    'The good new oven is here.',
    'Meet me sometime the next day.',
    'One man years ago baked here.',
    'We drive right down the road.',
    'The regiment marched to the mill.',
    'They inherit the mill.',
    'The animals ate from the old mangers.',
    'The palette of colors is refined.',
    'She began to purse her lips.',
    'We see what affect our bread has.',
    'I go through them out of habit.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

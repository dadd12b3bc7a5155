import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('apostrophes in the wrong place', () => {
  it.each([
    ["Iv'e baked a loaf of rye today.", "I've baked a loaf of rye today."],
    ["We think that your'e a good baker.", "We think that you're a good baker."],
    ["I hope that you'l'l bake again in June.", "I hope that you'l'l bake again in June."],
    ["If it rains, Il'l stay at the mill.", "If it rains, I'll stay at the mill."],
    ["We dont' bake oats in the winter.", "We don't bake oats in the winter."],
    ["The oven is'nt warm enough for rye.", "The oven isn't warm enough for rye."],
    ["The oven doesn 't warm up in time.", "The oven doesn't warm up in time."],
    ["Im' glad that the oven is warm.", "I'm glad that the oven is warm."],
    ["If you go to the mill, you 'll see it.", "If you go to the mill, you'll see it."],
    ['The loaf is old, and that ’s the point.', 'The loaf is old, and that’s the point.'],
    ['Whats left of the rye is in the bowl.', "What's left of the rye is in the bowl."],
    ['I love every loaf shes baked for us.', "I love every loaf she's baked for us."],
  ])('correct: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    "The bakers said 'we wont' and left the mill.",
    'We asked about the hows and whats of rye.',
    "It was the bakers' idea to bake rye.",
  ])('stay in %s', (text) => expect(tidied(text)).toBe(text));
});

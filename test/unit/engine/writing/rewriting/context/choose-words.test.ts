import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that only their context shows to be wrong', () => {
  it.each([
    [
      "The baker can justify it's existence alongside the other mills.",
      'The baker can justify its existence alongside the other mills.',
    ],
    [
      "The guild focuses it's control strategies on small towns.",
      'The guild focuses its control strategies on small towns.',
    ],
    [
      "Being that it's requirements grew, we moved to a new mill.",
      'Being that its requirements grew, we moved to a new mill.',
    ],
    ["This spring the guild had it's 6th annual fair.", 'This spring the guild had its 6th annual fair.'],
    ["The mill adds the date to it's YAML file.", 'The mill adds the date to its YAML file.'],
  ])('corrects the owner in %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    [
      'It loses support from the bakers its written for.',
      "It loses support from the bakers it's written for.",
    ],
    ['Its exciting and scary and fun.', "It's exciting and scary and fun."],
    ['The loaf is hidden so well, its subtly superb.', "The loaf is hidden so well, it's subtly superb."],
    [
      'Ask whether its advisable to start the dough now.',
      "Ask whether it's advisable to start the dough now.",
    ],
    ['The mill’s bread is dark, its small and tasty.', 'The mill’s bread is dark, it’s small and tasty.'],
  ])('corrects the contraction in %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    [
      'I prefer a mill that is more open and flexible then the likes of ours.',
      'I prefer a mill that is more open and flexible than the likes of ours.',
    ],
    [
      'Glue will not produce a better result then carefully kneading something.',
      'Glue will not produce a better result than carefully kneading something.',
    ],
    [
      'There are more important things to a job then salary.',
      'There are more important things to a job than salary.',
    ],
  ])('corrects the comparison in %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'I found it’s way easier to bake at night.',
    "That it's public is just a bonus.",
    "It turns out it's rye bread.",
    'Knead the dough some more then let it rest.',
    'Our mill and its like are gone.',
    "Suddenly it's October in the mill.",
    "We wanted to ensure it's done right.",
    'Its more advanced ovens are not well known.',
    'Its free-form nature combined with rye is a joy.',
    'We learn about rye, and its even simpler companion oats.',
    'Its potential opened the window for a new world.',
    'Its large, smooth, dark crusts were made for a fair.',
    'It has proved its worth.',
    'In winter, its sometimes seems that rye is best.',
    'Ask anyone in the ITS department for a free oven.',
    'Things were different then but not better.',
    'Take one or more loaves then another roll.',
    "The song *It's Raining Men* is a hit.",
    "He said “the mill and it's design so that it is good” and left.",
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

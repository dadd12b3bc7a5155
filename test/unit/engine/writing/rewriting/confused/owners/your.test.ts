import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"you", "your" and "you\'re"', () => {
  it.each([
    ['It saves settings for you kitchen, for example.', 'It saves settings for your kitchen, for example.'],
    ["Find a place to set up you're tent.", 'Find a place to set up your tent.'],
    ["If you're bread knife is old, buy one.", 'If your bread knife is old, buy one.'],
    ['The mill will encourage your to bake bread.', 'The mill will encourage you to bake bread.'],
    ['We hope that the bread stays with your.', 'We hope that the bread stays with you.'],
    ['Once your signed up, you can bake.', "Once you're signed up, you can bake."],
    ['It feels like your about to bake bread.', "It feels like you're about to bake bread."],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'This is bread for you folks in the town.',
    'It is for those of you under the age of ten.',
    "If you're game, bake with us.",
    "If you're training for a race, eat bread.",
    'Put it on your to-do list.',
    'Keep your still warm bread here.',
    'I know that your working day is long.',
    'The loaf is yours, not "your to keep".',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('owners without an apostrophe', () => {
  it.each([
    ['I rode on a friends bike to town.', "I rode on a friend's bike to town."],
    ['The town is a walkers paradise.', "The town is a walker's paradise."],
    ['Next months budget is small.', "Next month's budget is small."],
    ['It made it to last years post about rye.', "It made it to last year's post about rye."],
    ['It is worth three months salary.', "It is worth three months' salary."],
    ['After a good nights rest, I baked.', "After a good night's rest, I baked."],
    ["I don't have a masters degree.", "I don't have a master's degree."],
    ['I finished my masters in Baking.', "I finished my master's in Baking."],
    ['We fixed it with painters tape.', "We fixed it with painter's tape."],
    ['The work eats at ones self worth.', "The work eats at one's self-worth."],
    ['The ones self taught are best.', 'The ones self-taught are best.'],
    ['You bake to please ones self.', 'You bake to please oneself.'],
    ['It should help peoples feelings.', "It should help people's feelings."],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'We met at a developers conference in town.',
    'The last days in town were cold.',
    'A few friends baked.',
    'The peoples around Rome baked.',
    'She learned from the masters in town.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});

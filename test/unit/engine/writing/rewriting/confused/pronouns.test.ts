import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('contractions and possessives at the start of a clause', () => {
  it.each([
    ['Your the best baker here.', "You're the best baker here."],
    ['Let me know what your thinking.', "Let me know what you're thinking."],
    ["You're kitchen is warm.", 'Your kitchen is warm.'],
    ["I love you're kitchen.", 'I love your kitchen.'],
    ['Whose going to bake?', "Who's going to bake?"],
    ["I know a baker who's kitchen is old.", 'I know a baker whose kitchen is old.'],
    ['I went their yesterday.', 'I went there yesterday.'],
    ['We lost there kitchen in the fire.', 'We lost their kitchen in the fire.'],
    ['We where late for bread.', 'We were late for bread.'],
    ['Where going to bake bread.', "We're going to bake bread."],
    ['Were going to bake bread tomorrow.', "We're going to bake bread tomorrow."],
    ['Were have you been?', 'Where have you been?'],
    ['What where they doing?', 'What were they doing?'],
    ['This is between you and I.', 'This is between you and me.'],
    ['He shared the bread with my brother and I.', 'He shared the bread with my brother and me.'],
    ['Him and I went to the mill.', 'He and I went to the mill.'],
    ['You an I should bake.', 'You and I should bake.'],
    ['It is raining cats an dogs.', 'It is raining cats and dogs.'],
    ["That's not to say their aren't ovens.", "That's not to say there aren't ovens."],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Whose bread is it?',
    'Were going home and baking the same to him?',
    "This is where they're baking.",
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});

import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that lost the space between them', () => {
  it.each([
    ['The rules consist ofbaking and milling rye.', 'The rules consist of baking and milling rye.'],
    ['The loaves, many ofwhich were old, are gone.', 'The loaves, many of which were old, are gone.'],
    ['The mill was a new additionin the town.', 'The mill was a new addition in the town.'],
    ['We cannot say enoughthe oven is too hot.', 'We cannot say enough the oven is too hot.'],
    ['We had a talk with theowner of the mill.', 'We had a talk with the owner of the mill.'],
  ])('get it back: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'You can write site sub:withdelete in the form of the mill.',
    'The mill and thebakers circles are old friends.',
    'We use a webhook and a howto for the oven in town.',
    'The login and the addon of the oven are new.',
    'She baked with [thebakers](https://bake.example/) in town last year.',
    'We had a wonton and a tanto on the table.',
  ])('stay in %s', (text) => expect(tidied(text)).toBe(text));
});

describe('a space that is missing after a comma', () => {
  it('is added before a small word', () =>
    expect(tidied('We pushed the oven to the wall,to make some room.')).toBe(
      'We pushed the oven to the wall, to make some room.',
    ));
});

describe('a capital inside a sentence', () => {
  it.each([
    ['For the old mill, The oven is too small.', 'For the old mill, the oven is too small.'],
    ['In this release, You can bake a rye loaf.', 'In this release, you can bake a rye loaf.'],
    [
      'We had baked the rye all day, We were very tired.',
      'We had baked the rye all day. We were very tired.',
    ],
    [
      'In this year, a mill was added to make it much easier, You run a command.',
      'In this year, a mill was added to make it much easier. You run a command.',
    ],
    [
      'Anna Poe is not a baker in town, She sells old mills.',
      'Anna Poe is not a baker in town. She sells old mills.',
    ],
    [
      'Bakers love rye in the winter, and i must say that it is good.',
      'Bakers love rye in the winter, and I must say that it is good.',
    ],
  ])('is corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'In his novel, The old mill is a sad place.',
    'In the love of God, You are my only light.',
    'Add a number for i and j to the list of rules.',
  ])('stays in %s', (text) => expect(tidied(text)).toBe(text));
});

describe('two swapped letters of a common word at the start of a sentence', () => {
  it.each([
    ['Aonther loaf of rye is in the oven.', 'Another loaf of rye is in the oven.'],
    ['We bake. Rihgt now, the oven is warm.', 'We bake. Right now, the oven is warm.'],
  ])('are put in order: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it('stay in a name', () => {
    const text = 'Zorba baked the loaf of rye in town.';
    expect(tidied(text)).toBe(text);
  });
});

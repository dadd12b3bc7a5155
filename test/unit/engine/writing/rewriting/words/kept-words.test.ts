import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that a correction would make worse', () => {
  it.each([
    ['a second infinitive', 'Members are able to own a share of the mill, to sell it or to use it.'],
    ['a sentence without its subject', 'May be one of my favorite loaves of the year.'],
    ['coarse words', 'I was half-assing my baking for years.'],
    ['an adjective in "-ly"', 'Some bakers have a bodily-kinaesthetic way of learning.'],
    ['the purpose of what comes before', 'There are things I enjoy to enjoy them again.'],
    ['a sentence that lost its verb', 'In order to this click on the loaf.'],
    ['a verb with an ending in the wrong place', 'Our cashflow break downs like this in May.'],
    ['a mark between a verb and its complement', 'The things that come to mind are - rye, salt and water.'],
    [
      'a name in lower case',
      'Clean the loaves in the wash & cure machine today. The Wash & Cure machine is new.',
    ],
    ['a link after "from"', 'I wrote about my withdrawal from the oven [here](/posts/oven).'],
  ])('%s', (_, text) => {
    expect(tidied(text)).toBe(text);
  });

  it('dashes around an aside stay a pair', () => {
    expect(tidied('The bread is - as you know - made of rye.')).toBe(
      'The bread is — as you know — made of rye.',
    );
  });

  it('capitals that a writer leaves out everywhere', () => {
    const text = 'i have an uncle who baked in italy.\n\ni write this in may.\n\nthese words are for him.';
    expect(tidied(text)).toBe(text);
    expect(tidied('I have an uncle who baked in italy.')).toContain('Italy');
  });
});

describe('commas that would cut a sentence', () => {
  it.each([
    ['an object and its participle', 'If this has got you pumped to bake, here is the list.'],
    ['a phrase without a verb', 'Thus this bread update, I may have lost some of you.'],
    ['an exclamation', 'It has cheese and hooooly shit, it is so good.'],
  ])('%s', (_, sentence) => {
    expect(withCommas(sentence)).toBe(sentence);
  });

  it('the subject after "then"', () => {
    expect(withCommas('If you only have time to bake one then the loaf you choose matters.')).toBe(
      'If you only have time to bake one, then the loaf you choose matters.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';

const expectUnchanged = (sentence: string): void => expect(withCommas(sentence)).toBe(sentence);

describe('a partner and a pronoun that are one subject', () => {
  it.each([
    'We saw the loaves my brother and I have baked.',
    'It led to the loss of other plans my wife and I have been making.',
    'She showed us the mill her old friend and she had found in the town.',
  ])('get no comma: %s', expectUnchanged);

  it.each([
    ['I love my wife and I like rye.', 'I love my wife, and I like rye.'],
    [
      'I gave the mill to my brother and he sold the oven.',
      'I gave the mill to my brother, and he sold the oven.',
    ],
  ])('are two subjects in %s', (wrong, right) => expect(withCommas(wrong)).toBe(right));
});

describe('two descriptions of one noun', () => {
  it.each([
    'It is an oven meant for bread but that can bake cakes.',
    'I wanted a mill designed to grind rye but that can grind oats.',
    'I found a bread that is made of rye but that can last for weeks.',
    'We need people willing to learn about rye but that can also bake it.',
    "It is a loaf I didn't want to cut and I didn't want to sell.",
    'He is the baker I love and I miss.',
    'I like the loaves she bakes and he sells in town.',
  ])('get no comma: %s', expectUnchanged);

  it.each([
    ['The mill is old but that can be fixed.', 'The mill is old, but that can be fixed.'],
    [
      'The loaf is meant for guests but that will change soon.',
      'The loaf is meant for guests, but that will change soon.',
    ],
    [
      'It was a loaf I wanted to cut and I sold it at once.',
      'It was a loaf I wanted to cut, and I sold it at once.',
    ],
    ['It was the oven she used and I cleaned it.', 'It was the oven she used, and I cleaned it.'],
    ['It was a bread that he liked but that is fine.', 'It was a bread that he liked, but that is fine.'],
  ])('are two clauses in %s', (wrong, right) => expect(withCommas(wrong)).toBe(right));
});

describe('a second part without a verb', () => {
  it.each([
    'She is now my teacher and he my baker.',
    'She baked the bread and he the cakes.',
    'I love them both: she my baker and he my miller.',
  ])('gets no comma: %s', expectUnchanged);
});

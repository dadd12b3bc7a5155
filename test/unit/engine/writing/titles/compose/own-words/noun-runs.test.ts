import { describe, expect, it } from 'vitest';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { wholeNounEnd } from '#engine/writing/titles/compose/own-words/noun-runs.ts';

describe('wholeNounEnd', () => {
  it.each([
    ['the evolving role of mills in Elsmere is clear', 'the evolving role of mills in Elsmere'],
    ['a week of cycling through the Alps, and then home', 'a week of cycling through the Alps'],
    ['five lessons we learned from bakers', 'five lessons we learned from bakers'],
    ['my top 10 sources of inspiration.', 'my top 10 sources of inspiration'],
    ['my trip to Rye in 2019, again', 'my trip to Rye in 2019'],
  ])('finds the whole phrase in %s', (text, phrase) => {
    const words = tagWords(text);
    expect(text.slice(0, words[wholeNounEnd(words, 0) - 1]?.end)).toBe(phrase);
  });

  it.each(['the practice of', 'my first day at them', 'the bread that nobody', 'the end of which'])(
    'finds none in %s',
    (text) => {
      expect(wholeNounEnd(tagWords(text), 0)).toBe(-1);
    },
  );
});

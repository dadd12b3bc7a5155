import { describe, expect, it } from 'vitest';
import { isNounFirst, isOnlyAdjective, isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';

describe('checks of a word by the dictionary', () => {
  it('tell nouns and adjectives from words with more than one part of speech', () => {
    expect(['kitchen', 'bake', 'cold'].filter(isOnlyNoun)).toEqual(['kitchen']);
    expect(['happy', 'cold', 'kitchen'].filter(isOnlyAdjective)).toEqual(['happy']);
    expect(['kitchens', 'work', 'cold', 'bake'].filter(isNounFirst)).toEqual(['kitchens', 'work']);
  });

  it.each([
    ['baked', 'bake'],
    ['went', 'go'],
    ['kitchens', 'kitchen'],
    ['zorbed', 'zorbed'],
  ])('give %s the base form %s', (form, base) => expect(knownBase(form)).toBe(base));
});

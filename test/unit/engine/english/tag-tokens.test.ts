import { describe, expect, it } from 'vitest';
import { tagTokens } from '#engine/english/tag-tokens.ts';
import { tokenize } from '#engine/language/tokenize.ts';

const tagsOf = (sentence: string): string => tagTokens(tokenize(sentence), () => false).join('');

describe('tagTokens', () => {
  it.each([
    ['The dog barks at the neighbors.', 'FNVFFNM'],
    ['She quickly opened the wooden door.', 'FRVFANM'],
    ['a cup of strong coffee', 'FNFAN'],
  ])('tags "%s" as %s', (sentence, tags) => {
    expect(tagsOf(sentence)).toBe(tags);
  });

  it('distinguishes a word as a noun from the same word as a verb by its context', () => {
    expect(tagsOf('The plant needs water.')[1]).toBe('N');
    expect(tagsOf('They plant tomatoes.')[1]).toBe('V');
  });

  it('tags names as names', () => {
    expect(tagTokens(tokenize('Ask Carlineo'), (i) => i === 1)[1]).toBe('P');
  });
});

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

  it('tells the noun of a word from its verb by the words around it', () => {
    expect(tagsOf('The plant needs water.')[1]).toBe('N');
    expect(tagsOf('They plant tomatoes.')[1]).toBe('V');
  });

  it('gives names the tag of names', () => {
    expect(tagTokens(tokenize('Ask Carlineo'), (i) => i === 1)[1]).toBe('P');
  });
});

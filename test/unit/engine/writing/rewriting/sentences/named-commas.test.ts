import { describe, expect, it } from 'vitest';
import { withNamedComma } from '#engine/writing/rewriting/sentences/named-commas.ts';

describe('a clause after a name', () => {
  it.each([
    ['Last week I met Rosa who was late for the bread.', 'met Rosa, who was'],
    ['In the evening, we were back in Bristol where we started.', 'Bristol, where we'],
    ['The mill was run by a woman named Rosa who has an old oven.', 'Rosa, who has'],
    ['His wife, Rosa was late for the bread.', 'wife, Rosa, was late'],
  ])('gets a comma: %s', (sentence, part) => expect(withNamedComma(sentence)).toContain(part));

  it.each([
    'We walked down a street in Bristol where she lived.',
    'We know the Rosa who was late.',
    'We met two Canadians who had an oven.',
    'We met Rosa who was late, and we left.',
    'We met the head baker at Zorbo who was late.',
    'From Rosa where we sat we could see it.',
    'For my friend, Rosa was the best baker in town.',
    'My wife, Rosa and I baked a loaf.',
  ])('stays: %s', (sentence) => expect(withNamedComma(sentence)).toBe(sentence));
});

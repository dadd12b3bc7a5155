import { describe, expect, it } from 'vitest';
import type { KeywordOrigin } from '#engine/keywords/candidates/keyword-candidate.ts';
import { narrowerLead } from '#engine/keywords/candidates/narrower-lead.ts';

const judged = (origin: KeywordOrigin, text: string, probability: number, asks = '', times = 2) => ({
  text,
  origin,
  about: text,
  asks,
  probability,
  evidence: { level: 'exact' as const, exact: Array.from({ length: times }, (_, i) => i), title: 0 },
});
const wegmans = judged('topic', 'wegmans', 0.43);

describe('a lead of one bare word', () => {
  it('yields to a longer phrase with the word that is nearly as good a keyword', () => {
    const others = [judged('phrase', 'wegmans mountain mix', 0.37), judged('phrase', 'trail mix', 0.6)];
    expect(narrowerLead('wegmans', [wegmans, ...others], true)).toBe('wegmans mountain mix');
  });

  it.each([
    ['much less probable', judged('phrase', 'wegmans trail mix', 0.24)],
    ['a piece of a sentence', judged('phrase', 'bag of wegmans mix', 0.5)],
    ['a generated question', judged('asked', 'wegmans review', 0.5, 'review')],
    ['a question', judged('question', 'what is wegmans mix', 0.5)],
    ['side by side only once', judged('pair', 'wegmans trail', 0.5, '', 1)],
    ['the word with an empty one', judged('phrase', 'wegmans app', 0.5)],
    ['the word behind an introduction', judged('phrase', 'introducing wegmans', 0.5)],
    ['without the word', judged('phrase', 'mountain mix', 0.5)],
  ])('stays where the other is %s', (_, other) => {
    expect(narrowerLead('wegmans', [wegmans, other], true)).toBeNull();
  });

  it('yields in a text without a title only to what is as good a keyword', () => {
    const better = judged('phrase', 'wegmans mountain mix', 0.44);
    const worse = judged('phrase', 'wegmans mountain mix', 0.37);
    expect(narrowerLead('wegmans', [wegmans, better], false)).toBe('wegmans mountain mix');
    expect(narrowerLead('wegmans', [wegmans, worse], false)).toBeNull();
  });

  it('stays where it is the name of a site', () => {
    const all = [judged('topic', 'vote.gov', 0.3), judged('pair', 'vote.gov registration', 0.4)];
    expect(narrowerLead('vote.gov', all, true)).toBeNull();
  });
});

it('a lead of several words stays', () => {
  const all = [judged('topic', 'trail mix', 0.3), judged('phrase', 'homemade trail mix', 0.6)];
  expect(narrowerLead('trail mix', all, true)).toBeNull();
});

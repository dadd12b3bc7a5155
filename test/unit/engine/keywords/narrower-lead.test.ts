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
  it('yields to a longer phrase with that word that is nearly as good a keyword', () => {
    const others = [judged('phrase', 'wegmans mountain mix', 0.37), judged('phrase', 'trail mix', 0.6)];
    expect(narrowerLead('wegmans', [wegmans, ...others], 'Mixes of Wegmans')).toBe('wegmans mountain mix');
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
  ])('stays if the other is %s', (_, other) => {
    expect(narrowerLead('wegmans', [wegmans, other], 'Mixes of Wegmans')).toBeNull();
  });

  it('stays in a text without a title', () => {
    const better = judged('phrase', 'wegmans mountain mix', 0.44);
    expect(narrowerLead('wegmans', [wegmans, better], '')).toBeNull();
  });

  it('stays if it is the name of a site', () => {
    const all = [judged('topic', 'vote.gov', 0.3), judged('pair', 'vote.gov registration', 0.4)];
    expect(narrowerLead('vote.gov', all, 'Mixes of Wegmans')).toBeNull();
  });
});

describe('a lead of several words', () => {
  const topic = judged('topic', 'government procurements', 0.4);
  const inTitle = (text: string, probability: number) => {
    const one = judged('alias', text, probability);
    return { ...one, evidence: { ...one.evidence, title: 1 } };
  };
  const title = 'The use of technical challenges in government procurements';

  it('yields to a longer phrase of the title that is a better keyword', () => {
    const longer = inTitle('technical challenges in government procurements', 0.51);
    expect(narrowerLead('government procurements', [topic, longer], title)).toBe(longer.text);
  });

  it.each([
    ['is no better', inTitle('technical challenges in government procurements', 0.45), title],
    ['stands only in the text', judged('alias', 'local government procurements', 0.6), title],
    [
      'cuts a pair in two',
      inTitle('government procurements and hoi', 0.6),
      'Government Procurements and Hoi An, Vietnam',
    ],
  ])('stays if the longer phrase %s', (_, longer, own) => {
    expect(narrowerLead('government procurements', [topic, longer], own)).toBeNull();
  });

  it('stays in a text without a title', () => {
    expect(
      narrowerLead('trail mix', [judged('topic', 'trail mix', 0.3), inTitle('homemade trail mix', 0.6)], ''),
    ).toBeNull();
  });
});

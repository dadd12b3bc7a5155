import { describe, expect, it } from 'vitest';
import { leadKeywords } from '#domain/shortlist/lead-keywords.ts';
import { makeEntry } from '#test/factories/keyword-entries.ts';

const lead = (...entries: Parameters<typeof makeEntry>[0][]): string | undefined =>
  leadKeywords(entries.map((changes) => makeEntry(changes)))[0]?.keyword_text;

const entry = (keyword_text: string, relevance_score: number, optimizer_score: number, changes = {}) => ({
  keyword_text,
  relevance_score,
  optimizer_score,
  keyword_class: 'Prime Target' as const,
  relevance_tier: 'High' as const,
  ...changes,
});

describe('the keyword to lead with', () => {
  it('is what the text is mostly about, not what scores best', () => {
    expect(lead(entry('starter', 80, 99), entry('sourdough starter', 97, 60))).toBe('sourdough starter');
  });

  it('stays the bare word when the phrase is only one aspect of it', () => {
    expect(lead(entry('coffee', 97, 84), entry('coffee grounds', 61, 65))).toBe('coffee');
  });

  it('is not a search for a particular site', () => {
    const login = entry('netflix login', 100, 87, { intent_type: 'navigational' });
    expect(lead(login, entry('film night', 80, 40))).toBe('film night');
  });

  it('is never a phrase that the text does not contain', () => {
    expect(
      lead(entry('starter', 100, 87), entry('starter tips', 98, 66, { evidence_level: 'suggested' })),
    ).toBe('starter');
  });
});

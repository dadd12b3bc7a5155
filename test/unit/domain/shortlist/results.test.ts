import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeywordEntry, keywordClasses } from '#contracts/keywords/keyword.ts';
import { classPriority } from '#domain/scoring/class-priority.ts';
import { sortKeywords } from '#domain/scoring/sort-keywords.ts';
import { markShortlist, selectShortlist } from '#domain/shortlist/select-shortlist.ts';
import { anyEntries, makeEntry } from '#test/factories/keyword-entries.ts';

const texts = (entries: readonly KeywordEntry[]): string[] => entries.map(({ keyword_text }) => keyword_text);
const numbered = (
  count: number,
  changes: (index: number) => Partial<KeywordEntry> = () => ({}),
): KeywordEntry[] =>
  Array.from({ length: count }, (_, index) =>
    makeEntry({ keyword_text: `keyword ${index}`, cluster: `cluster ${index}`, ...changes(index) }),
  );
const offTopic = { keyword_class: 'Deprioritize (Off-Topic)' } as const;

describe('order of keywords', () => {
  it('[A-305] ranks the classes 1 to 10', () => {
    expect(
      [
        'Prime Target',
        'Commercial Investigation',
        'Quick Win',
        'Strategic Body',
        'Brand / Navigational',
        'High-Risk Competitive',
        'Discovery (High Relevance, No Market Data)',
        'Brand (No Market Data)',
        'Idea (Medium Relevance, No Market Data)',
        'Deprioritize (Off-Topic)',
      ].map(classPriority),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  it('[A-306] ranks an unknown class 999, after all others', () => {
    expect(['', 'prime target', 'Moonshot'].map(classPriority)).toEqual([999, 999, 999]);
  });
  it('[A-179] sorts by class, then score, then text', () => {
    const row = (keyword_text: string, keyword_class: string, optimizer_score: number) => ({
      keyword_text,
      keyword_class,
      optimizer_score,
    });
    const sorted = sortKeywords([
      row('e', 'Moonshot', 100),
      row('d', 'Quick Win', 99),
      row('c', 'Prime Target', 50),
      row('B', 'Prime Target', 50),
      row('a', 'Prime Target', 10),
    ]);
    expect(sorted.map(({ keyword_text }) => keyword_text)).toEqual(['B', 'c', 'a', 'd', 'e']);
  });
  it('does not depend on the order of the input, and does not change it', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const before = texts(entries);
        expect(texts(sortKeywords(entries.toReversed()))).toEqual(texts(sortKeywords(entries)));
        expect(texts(entries)).toEqual(before);
      }),
    );
  });
});

describe('selectShortlist', () => {
  it('[A-106] always returns 5 to 15 keywords of a run that has 5, all marked and in order', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const shortlist = selectShortlist(entries);
        expect(shortlist.length).toBeGreaterThanOrEqual(Math.min(5, entries.length));
        expect(shortlist.length).toBeLessThanOrEqual(15);
        expect(shortlist.every(({ is_selected }) => is_selected)).toBe(true);
        expect(texts(sortKeywords(shortlist))).toEqual(texts(shortlist));
        expect(new Set(texts(shortlist)).size).toBe(shortlist.length);
      }),
    );
  });
  it('takes one of each cluster, the best, when there are enough clusters', () => {
    const entries = numbered(12, (index) => ({
      cluster: `cluster ${index % 6}`,
      optimizer_score: 90 - index,
    }));
    expect(texts(selectShortlist(entries))).toEqual([0, 1, 2, 3, 4, 5].map((index) => `keyword ${index}`));
  });
  it('takes near-duplicates only if five keywords need them', () => {
    const entries = numbered(9, (index) => ({
      cluster: index < 7 ? 'one' : 'two',
      optimizer_score: 90 - index,
    }));
    expect(texts(selectShortlist(entries))).toEqual([
      'keyword 0',
      'keyword 1',
      'keyword 2',
      'keyword 3',
      'keyword 7',
    ]);
  });
  it('takes no off-topic keyword when five are on topic, and otherwise as few as needed', () => {
    const some = numbered(8, (index) => (index < 5 ? {} : offTopic));
    expect(selectShortlist(some)).toHaveLength(5);
    expect(selectShortlist(some).some(({ keyword_class }) => keyword_class === offTopic.keyword_class)).toBe(
      false,
    );
    const few = selectShortlist(numbered(8, (index) => (index < 3 ? {} : offTopic)));
    expect(few.filter(({ keyword_class }) => keyword_class === offTopic.keyword_class)).toHaveLength(2);
  });
  it('prefers what the text is about to what only has demand, and fills up to ten with the most relevant', () => {
    const entries = numbered(30, (index) => ({
      relevance_tier: index < 4 ? 'High' : 'Medium',
      relevance_score: 90 - index,
      optimizer_score: 40 + index,
    }));
    expect(texts(selectShortlist(entries)).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, n) => `keyword ${n}`),
    );
  });
  it('contains at most five names', () => {
    const entries = numbered(30, (index) => (index < 20 ? { keyword_class: 'Brand / Navigational' } : {}));
    const isName = ({ keyword_class }: KeywordEntry): boolean => keyword_class === 'Brand / Navigational';
    expect(selectShortlist(entries).filter(isName)).toHaveLength(5);
    expect(selectShortlist(entries)).toHaveLength(15);
  });
  it('takes at most one suggestion for three keywords of the text', () => {
    const entries = numbered(30, (index) => ({ evidence_level: index % 2 ? 'exact' : 'suggested' }));
    const shortlist = selectShortlist(entries);
    const suggested = shortlist.filter(({ evidence_level }) => evidence_level === 'suggested');
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.length).toBeLessThanOrEqual(shortlist.length / 4);
  });
  it('stops at five when everything left occurs once and is about something else', () => {
    const entries = numbered(20, (index) => ({
      keyword_text: `${'abcdefghijklmnopqrst'[index]} phrase${index}`,
      relevance_tier: index < 3 ? 'High' : 'Medium',
      relevance_score: index < 3 ? 90 : 31,
    }));
    expect(selectShortlist(entries)).toHaveLength(5);
  });
  it('stops at five when everything left occurs once, even if it shares words with what is chosen', () => {
    const entries = numbered(20, (index) => ({
      relevance_tier: index < 4 ? 'High' : 'Medium',
      relevance_score: index < 4 ? 90 : 37,
    }));
    expect(selectShortlist(entries)).toHaveLength(5);
  });
  it.each([
    ['holds nothing but two others', ['audi e-tron', 'e-tron sportback', 'audi e-tron sportback']],
    ['stands in two others', ['rtx 3080 cards', 'rtx 3080 price', 'rtx 3080']],
  ])('leaves out a keyword that %s', (_, keywords) => {
    const entries = [...keywords, 'a', 'b', 'c', 'd'].map((keyword_text, index) =>
      makeEntry({ keyword_text, cluster: keyword_text, optimizer_score: 90 - index }),
    );
    expect(texts(selectShortlist(entries))).not.toContain(keywords[2]);
    expect(selectShortlist(entries)).toHaveLength(6);
  });
  it('keeps at most fifteen', () => {
    expect(selectShortlist(numbered(40))).toHaveLength(15);
  });
  it('returns all of them when there are fewer than five', () => {
    expect(selectShortlist(numbered(3))).toHaveLength(3);
    expect(selectShortlist([])).toEqual([]);
  });
  it('leaves the others in the full list, unmarked', () => {
    const all = markShortlist(numbered(20).map((entry) => ({ ...entry, is_selected: true })));
    expect(all).toHaveLength(20);
    expect(all.filter(({ is_selected }) => is_selected)).toHaveLength(15);
  });
});

it('every class of the contract is known', () => {
  expect(keywordClasses.map(classPriority).every((priority) => priority <= 10)).toBe(true);
});

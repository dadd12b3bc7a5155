import fc from 'fast-check';
import { evidenceLevels, intentTypes, type KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { KeywordMetrics } from '#contracts/keywords/market.ts';
import { scoreKeyword } from '#domain/scoring/score-keyword.ts';

export const makeIdea = (changes: Partial<KeywordIdea> = {}): KeywordIdea => ({
  text: 'sourdough starter',
  relevance: 80,
  relevanceFactors: [],
  intent: 'informational',
  isBrand: false,
  evidence: 'exact',
  passages: [],
  cluster: changes.text ?? 'sourdough starter',
  reason: 'It is what the article is about.',
  ...changes,
});

export const makeMetrics = (changes: Partial<KeywordMetrics> = {}): KeywordMetrics => ({
  searchVolume: 1300,
  cpc: 0.42,
  competitionIndex: 20,
  keywordDifficulty: 25,
  monthlySearches: [],
  source: 'dataforseo_labs',
  groupedWith: [],
  spellCorrectedTo: null,
  asOf: '2026-06-01',
  ...changes,
});

export const noMetrics = makeMetrics({
  searchVolume: null,
  cpc: null,
  competitionIndex: null,
  keywordDifficulty: null,
  asOf: null,
});

export const makeEntry = (changes: Partial<KeywordEntry> = {}): KeywordEntry => {
  const text = changes.keyword_text ?? 'sourdough starter';
  return { ...scoreKeyword(makeIdea({ text }), makeMetrics(), { hasContext: true }), ...changes };
};

const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });
const percent = fc.integer({ min: 0, max: 100 });

export const anyMetrics = fc
  .record({
    searchVolume: orNull(fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 5_000_000 }))),
    cpc: orNull(fc.double({ min: 0, max: 90, noNaN: true })),
    competitionIndex: orNull(percent),
    keywordDifficulty: orNull(percent),
    source: fc.constantFrom('sample' as const, 'dataforseo_labs' as const, 'none' as const),
  })
  .map((changes) => makeMetrics(changes));

export const anyIdea = fc
  .record({
    text: fc.string({ minLength: 1, maxLength: 30 }),
    relevance: fc.integer({ min: 1, max: 100 }),
    intent: fc.constantFrom(...intentTypes),
    isBrand: fc.boolean(),
    evidence: fc.constantFrom(...evidenceLevels),
    cluster: fc.constantFrom(
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'h',
      'i',
      'j',
      'k',
      'l',
      'm',
      'n',
      'o',
      'p',
      'q',
      'r',
    ),
  })
  .map((changes) => makeIdea(changes));

export const anyEntry = fc
  .tuple(anyIdea, anyMetrics, fc.boolean())
  .map(([idea, metrics, hasContext]) => scoreKeyword(idea, metrics, { hasContext }));

/** Entries of a run, with no keyword twice. */
export const anyEntries = fc.uniqueArray(anyEntry, {
  selector: (entry) => entry.keyword_text,
  maxLength: 60,
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordClasses } from '#contracts/keywords/keyword.ts';
import { classifyKeyword, classRules, type KeywordSignals } from '#domain/scoring/classify-keyword.ts';
import { competitionColor, competitionLevel, parseCompetitionLevel } from '#domain/scoring/competition.ts';
import { confidenceLabel } from '#domain/scoring/confidence.ts';
import { scoreKeyword } from '#domain/scoring/score-keyword.ts';
import { demandTier, difficultyTier, relevanceTier } from '#domain/scoring/tiers.ts';
import { usageGuidance } from '#domain/scoring/usage-guidance.ts';
import { anyIdea, anyMetrics, makeMetrics, noMetrics } from '#test/factories/keyword-entries.ts';

describe('tiers and competition', () => {
  it.each([
    [1, 'Low'],
    [29, 'Low'],
    [30, 'Medium'],
    [69, 'Medium'],
    [70, 'High'],
    [100, 'High'],
    [null, null],
  ])('relevance %s is %s', (relevance, tier) => {
    expect(relevanceTier(relevance)).toBe(tier);
  });
  it.each([
    [0, 'Low'],
    [99, 'Low'],
    [100, 'Medium'],
    [999, 'Medium'],
    [1000, 'High'],
    [null, 'No data'],
  ])('a volume of %s is demand %s', (volume, tier) => {
    expect(demandTier(volume)).toBe(tier);
  });
  it.each([
    [0, null, 'Low'],
    [33, 90, 'Low'],
    [34, null, 'Medium'],
    [66, null, 'Medium'],
    [67, 0, 'High'],
    [null, 10, 'Low'],
    [null, null, 'No data'],
  ])('difficulty %s with competition %s is %s', (difficulty, competition, tier) => {
    expect(difficultyTier(difficulty, competition)).toBe(tier);
  });
  it.each([
    [0, 'Low', 'green'],
    [33, 'Low', 'green'],
    [34, 'Medium', 'yellow'],
    [66, 'Medium', 'yellow'],
    [67, 'High', 'red'],
    [100, 'High', 'red'],
    [null, 'Unknown', 'gray'],
  ] as const)('[A-307] competition %s is %s and %s', (index, level, color) => {
    expect(competitionLevel(index)).toBe(level);
    expect(competitionColor(level)).toBe(color);
  });
  it('[A-177] treat any other level as Unknown', () => {
    expect(['Low', 'Medium', 'High'].map(parseCompetitionLevel)).toEqual(['Low', 'Medium', 'High']);
    expect(['low', '', 'Extreme', null, undefined, 3].map(parseCompetitionLevel)).toEqual(
      Array(6).fill('Unknown'),
    );
  });
});

describe('classifyKeyword', () => {
  const signals = (changes: Partial<KeywordSignals>): KeywordSignals => ({
    relevanceTier: 'High',
    demandTier: 'Medium',
    difficultyTier: 'Low',
    intent: 'informational',
    isBrand: false,
    isSample: false,
    ...changes,
  });
  it.each<[Partial<KeywordSignals>, (typeof keywordClasses)[number]]>([
    [{}, 'Prime Target'],
    [{ relevanceTier: null }, 'Prime Target'],
    [{ demandTier: 'High', difficultyTier: 'Medium' }, 'Prime Target'],
    [{ difficultyTier: 'Medium', intent: 'commercial' }, 'Commercial Investigation'],
    [{ relevanceTier: 'Medium', intent: 'transactional' }, 'Commercial Investigation'],
    [{ demandTier: 'Low' }, 'Quick Win'],
    [{ relevanceTier: 'Medium', demandTier: 'High' }, 'Quick Win'],
    [{ difficultyTier: 'Medium' }, 'Strategic Body'],
    [{ difficultyTier: 'No data' }, 'Strategic Body'],
    [{ isBrand: true }, 'Brand / Navigational'],
    [{ intent: 'navigational', difficultyTier: 'High' }, 'Brand / Navigational'],
    [{ difficultyTier: 'High', demandTier: 'High' }, 'High-Risk Competitive'],
    [{ demandTier: 'No data', difficultyTier: 'No data' }, 'Discovery (High Relevance, No Market Data)'],
    [{ demandTier: 'No data', isBrand: true }, 'Brand (No Market Data)'],
    [{ demandTier: 'No data', relevanceTier: 'Medium' }, 'Idea (Medium Relevance, No Market Data)'],
    [{ demandTier: 'No data', relevanceTier: null }, 'Idea (Medium Relevance, No Market Data)'],
    [{ relevanceTier: 'Low' }, 'Deprioritize (Off-Topic)'],
    [{ relevanceTier: 'Low', demandTier: 'No data', isBrand: true }, 'Deprioritize (Off-Topic)'],
  ])('%j is %s', (changes, keywordClass) => {
    expect(classifyKeyword(signals(changes))).toBe(keywordClass);
  });
  it('has one rule for each class, also in words', () => {
    expect(classRules.map((rule) => rule.keywordClass).toSorted()).toEqual([...keywordClasses].toSorted());
    for (const { rule } of classRules) expect(rule).toMatch(/^[A-Z].+\.$/);
  });
  it('assigns a "No Market Data" class exactly when there is no volume', () => {
    fc.assert(
      fc.property(anyIdea, anyMetrics, (idea, metrics) => {
        const { keyword_class } = scoreKeyword(idea, metrics, { hasContext: true });
        if (keyword_class === 'Deprioritize (Off-Topic)') return;
        expect(keyword_class.includes('No Market Data')).toBe(metrics.searchVolume === null);
      }),
    );
  });
});

describe('confidenceLabel', () => {
  it.each([
    ['exact', makeMetrics(), true, 'High'],
    ['variant', makeMetrics(), true, 'Medium'],
    ['suggested', makeMetrics(), false, 'High'],
    ['exact', makeMetrics({ source: 'sample' }), true, 'Medium'],
    ['exact', makeMetrics({ groupedWith: ['starters'] }), true, 'Medium'],
    ['exact', makeMetrics({ spellCorrectedTo: 'starter' }), true, 'Medium'],
    ['exact', makeMetrics({ competitionIndex: null }), true, 'Medium'],
    ['suggested', makeMetrics({ competitionIndex: null }), true, 'Low'],
    ['exact', noMetrics, true, 'Low'],
  ] as const)('%s evidence with %j is %s', (evidence, metrics, hasContext, label) => {
    expect(confidenceLabel({ evidence, metrics, hasContext })).toBe(label);
  });
});

describe('usageGuidance', () => {
  const intents = ['informational', 'commercial', 'transactional', 'navigational'] as const;
  it('is one sentence for every class, intent and evidence', () => {
    for (const keywordClass of keywordClasses)
      for (const intent of intents)
        for (const evidence of ['exact', 'variant', 'suggested'] as const)
          for (const hasContext of [true, false]) {
            const text = usageGuidance({ keywordClass, intent, evidence, hasContext });
            expect(text).toMatch(/^[A-Z][^.]+\.$/);
            expect(text).toMatch(/title|H2|H3|paragraph|sentence|its own article/);
          }
  });
  it('says first what the text lacks, and asks nothing of a missing text', () => {
    const common = { keywordClass: 'Prime Target', intent: 'informational' } as const;
    expect(usageGuidance({ ...common, evidence: 'suggested', hasContext: true })).toBe(
      'Your text does not say it yet: add it to the title, the first paragraph and one H2.',
    );
    expect(usageGuidance({ ...common, evidence: 'exact', hasContext: true })).toBe(
      'Use it in the title, the first paragraph and one H2.',
    );
    expect(usageGuidance({ ...common, evidence: 'suggested', hasContext: false })).toBe(
      'Use it in the title, the first paragraph and one H2.',
    );
  });
});

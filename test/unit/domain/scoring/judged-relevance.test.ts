import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { withJudgement } from '#domain/scoring/judged-relevance.ts';

const idea = (relevance: number, evidence: KeywordIdea['evidence'] = 'suggested'): KeywordIdea => ({
  text: 'levain',
  relevance,
  relevanceFactors: [{ name: 'base', label: 'Base points', points: relevance }],
  intent: 'informational',
  isBrand: false,
  evidence,
  passages: [],
  cluster: 'levain',
  reason: 'None of its words are in your text.',
});

describe("a language model's judgment of a keyword", () => {
  it.each([
    [1, 60, 31],
    [1, 100, 31],
    [15, 100, 45],
    [40, 100, 45],
    [10, 21, 16],
    [10, 5, 10],
    [60, 100, 60],
  ])('turns a relevance of %i, judged %i, into %i', (relevance, judged, expected) => {
    expect(withJudgement(idea(relevance), judged).relevance).toBe(expected);
  });

  it('does not change the relevance of keywords that the text contains', () => {
    for (const evidence of ['exact', 'variant'] as const)
      expect(withJudgement(idea(40, evidence), 100)).toEqual(idea(40, evidence));
  });

  it('is a separate factor, and the factors add up to the score', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (relevance, judged) => {
        const { relevance: score, relevanceFactors, evidence } = withJudgement(idea(relevance), judged);
        expect(relevanceFactors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(score).toBeGreaterThanOrEqual(relevance);
        expect(score).toBeLessThanOrEqual(Math.max(relevance, 45));
        expect(evidence).toBe('suggested');
      }),
    );
  });
});

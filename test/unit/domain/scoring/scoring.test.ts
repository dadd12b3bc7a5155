import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordEntry } from '#contracts/keywords/keyword.ts';
import { distributePoints, formulaText, optimizerScore } from '#domain/scoring/optimizer-score.ts';
import { scoreKeyword } from '#domain/scoring/score-keyword.ts';
import { anyIdea, anyMetrics, makeIdea, makeMetrics, noMetrics } from '#test/factories/keyword-entries.ts';
import { notEmpty } from '#test/not-empty.ts';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The published formula, computed the way a reader of the export would. */
const recompute = (relevance: number | null, volume: number | null, competition: number | null): number => {
  const parts: [weight: number, value: number][] = [];
  if (relevance !== null) parts.push([50, relevance]);
  if (volume !== null)
    parts.push([30, Math.min(100, (100 * Math.log10(1 + volume)) / Math.log10(1 + 100_000))]);
  if (competition !== null) parts.push([20, 100 - competition]);
  const weight = sum(parts.map(([weight]) => weight));
  return weight === 0 ? 0 : Math.round(sum(parts.map(([weight, value]) => weight * value)) / weight + 1e-9);
};

describe('optimizerScore', () => {
  it.each([
    [{ relevance: 100, searchVolume: 100_000, competitionIndex: 0 }, 100, [50, 30, 20]],
    [{ relevance: 100, searchVolume: 9_000_000, competitionIndex: 0 }, 100, [50, 30, 20]],
    [{ relevance: 1, searchVolume: 0, competitionIndex: 100 }, 1, [1, 0, 0]],
    [{ relevance: 82, searchVolume: 1300, competitionIndex: 20 }, 76, [41, 19, 16]],
    [{ relevance: 61, searchVolume: 0, competitionIndex: 100 }, 31, [31, 0, 0]],
    [{ relevance: 80, searchVolume: null, competitionIndex: null }, 80, [80]],
    [{ relevance: 80, searchVolume: 0, competitionIndex: null }, 50, [50, 0]],
    [{ relevance: null, searchVolume: 100_000, competitionIndex: 50 }, 80, [60, 20]],
    [{ relevance: null, searchVolume: null, competitionIndex: 30 }, 70, [70]],
    [{ relevance: null, searchVolume: null, competitionIndex: null }, 0, [0]],
  ])('scores %j as %d from the points %j', (input, score, points) => {
    const result = optimizerScore(input);
    expect(result.score).toBe(score);
    expect(result.factors.map((factor) => factor.points)).toEqual(points);
  });

  it('[A-123] [A-124] always returns a whole number of 0-100 that its whole points add up to, and that the export reproduces', () => {
    fc.assert(
      fc.property(anyIdea, anyMetrics, fc.boolean(), (idea, metrics, hasContext) => {
        const entry = scoreKeyword(idea, metrics, { hasContext });
        expect(entry.optimizer_score).toBeGreaterThanOrEqual(0);
        expect(entry.optimizer_score).toBeLessThanOrEqual(100);
        expect(sum(entry.score_factors.map(({ points }) => points))).toBe(entry.optimizer_score);
        for (const { points } of notEmpty(entry.score_factors))
          expect(Number.isInteger(points) && points >= 0).toBe(true);
        expect(entry.optimizer_score).toBe(
          recompute(entry.relevance_score, entry.search_volume, entry.competition_index),
        );
        expect(entry.score_factors.some(({ name }) => name === 'relevance')).toBe(hasContext);
      }),
    );
  });

  it('never falls when relevance or volume rises, nor when competition falls', () => {
    const percent = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(
        percent,
        percent,
        fc.nat(200_000),
        fc.nat(200_000),
        percent,
        percent,
        (r1, r2, v1, v2, c1, c2) => {
          const low = {
            relevance: Math.min(r1, r2),
            searchVolume: Math.min(v1, v2),
            competitionIndex: Math.max(c1, c2),
          };
          const high = {
            relevance: Math.max(r1, r2),
            searchVolume: Math.max(v1, v2),
            competitionIndex: Math.min(c1, c2),
          };
          expect(optimizerScore(high).score).toBeGreaterThanOrEqual(optimizerScore(low).score);
        },
      ),
    );
  });

  it('states in its labels the weight of each factor and what is missing', () => {
    const labels = (input: Parameters<typeof optimizerScore>[0]) =>
      optimizerScore(input).factors.map(({ label }) => label);
    expect(labels({ relevance: 80, searchVolume: 100, competitionIndex: 10 })).toEqual([
      'Relevance to your text (50% of the score)',
      'Search volume (30% of the score)',
      'Low competition (20% of the score)',
    ]);
    expect(labels({ relevance: 80, searchVolume: null, competitionIndex: null })).toEqual([
      'Relevance to your text (100% of the score; no volume data, no competition data)',
    ]);
    expect(labels({ relevance: null, searchVolume: 100, competitionIndex: 10 })).toEqual([
      'Search volume (60% of the score; no text to compare with)',
      'Low competition (40% of the score; no text to compare with)',
    ]);
    expect(formulaText).toContain('50% x R + 30% x V + 20% x C');
  });

  it('spreads points by the largest remainders', () => {
    expect(distributePoints([33.4, 33.3, 33.3], 100)).toEqual([34, 33, 33]);
    expect(distributePoints([0.5, 0.5], 1)).toEqual([1, 0]);
    expect(distributePoints([10, 20], 30)).toEqual([10, 20]);
  });
});

describe('scoreKeyword', () => {
  it.each([
    ['relevance', { relevance: 41, searchVolume: 1300, competitionIndex: 20 }],
    ['volume', { relevance: 82, searchVolume: 90, competitionIndex: 20 }],
    ['competition', { relevance: 82, searchVolume: 1300, competitionIndex: 80 }],
  ])('[B-129] changes with %s alone', (_factor, changed) => {
    const score = optimizerScore({ relevance: 82, searchVolume: 1300, competitionIndex: 20 }).score;
    expect(optimizerScore(changed).score).toBeLessThan(score);
  });

  it('[A-174] returns an entry in the stored format', () => {
    fc.assert(
      fc.property(anyIdea, anyMetrics, fc.boolean(), (idea, metrics, hasContext) => {
        keywordEntry.parse(scoreKeyword(idea, metrics, { hasContext }));
      }),
    );
  });
  it('never turns missing metrics into zeros', () => {
    expect(scoreKeyword(makeIdea(), noMetrics, { hasContext: true })).toMatchObject({
      search_volume: null,
      cpc: null,
      competition_index: null,
      competition_level: 'Unknown',
      demand_tier: 'No data',
      difficulty_tier: 'No data',
    });
  });
  it('[A-124] shows no relevance, and nothing about a text, without a context', () => {
    const idea = makeIdea({ passages: [{ start: 0, end: 3, text: 'abc' }] });
    expect(scoreKeyword(idea, makeMetrics(), { hasContext: false })).toMatchObject({
      relevance_score: null,
      relevance_tier: null,
      relevance_factors: [],
      passages: [],
    });
  });
  it('[A-176] gives an idea without a reason the default one', () => {
    expect(scoreKeyword(makeIdea({ reason: '' }), makeMetrics(), { hasContext: true }).reason).toBe(
      'Strategic keyword for content optimization',
    );
  });
  it('names its source, or none if there is none', () => {
    const sources = (source: 'sample' | 'none') =>
      scoreKeyword(makeIdea(), makeMetrics({ source }), { hasContext: true }).sources;
    expect(sources('sample')).toEqual(['sample']);
    expect(sources('none')).toEqual([]);
  });
});

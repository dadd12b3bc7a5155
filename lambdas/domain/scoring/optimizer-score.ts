import type { Factor } from '#contracts/keywords/evidence.ts';

/** Weights in percent of the whole score. */
export const scoreWeights = { relevance: 50, volume: 30, competition: 20 } as const;
type FactorName = keyof typeof scoreWeights;

/** The monthly searches that count as full demand. Beyond it, more volume says nothing about one article. */
const fullDemand = 100_000;

/** The Optimizer Score in words, for the page that explains it and for readers who recompute it. */
export const formulaText = [
  'Optimizer Score = 50% x R + 30% x V + 20% x C, rounded to a whole number from 0 to 100.',
  'R = relevance_score (1 to 100).',
  `V = 100 x log10(1 + search_volume) / log10(1 + ${fullDemand}), at most 100.`,
  'C = 100 - competition_index.',
  'A factor without data is left out and the weights of the others grow in proportion to 100%; no data is never counted as 0. Without a text R is left out: the score then depends on market data only.',
  'Points of the factors: each share is rounded down, and the remaining points go to the largest remainders (ties in the order R, V, C).',
].join('\n');

export type ScoreInput = {
  /** 1-100, or null without a text. */
  relevance: number | null;
  searchVolume: number | null;
  /** 0-100. */
  competitionIndex: number | null;
};

const volumePoints = (volume: number): number =>
  Math.min(100, (100 * Math.log10(1 + volume)) / Math.log10(1 + fullDemand));

const valuesOf = (input: ScoreInput): Record<FactorName, number | null> => ({
  relevance: input.relevance,
  volume: input.searchVolume === null ? null : volumePoints(input.searchVolume),
  competition: input.competitionIndex === null ? null : 100 - input.competitionIndex,
});

const names: Record<FactorName, string> = {
  relevance: 'Relevance to your text',
  volume: 'Search volume',
  competition: 'Low competition',
};
const missingNames: Record<FactorName, string> = {
  relevance: 'no text to compare with',
  volume: 'no volume data',
  competition: 'no competition data',
};

const labelOf = (name: FactorName, share: number, missing: readonly FactorName[]): string => {
  const why = missing.length === 0 ? '' : `; ${missing.map((other) => missingNames[other]).join(', ')}`;
  return `${names[name]} (${Math.round(share * 100)}% of the score${why})`;
};

/**
 * Whole points that add up to `total`. Points are rounded down, and the rest goes to the largest remainders, in order
 * if they tie.
 */
export const distributePoints = (shares: readonly number[], total: number): number[] => {
  const points = shares.map(Math.floor);
  const open = total - points.reduce((sum, point) => sum + point, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, open).map(({ index }) => index));
  return points.map((point, index) => (raised.has(index) ? point + 1 : point));
};

// A sum that is x.5 on paper may be x.49999999 in binary. Readers who recompute it on paper must get the same result.
const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);

/**
 * The Optimizer Score (0-100) and the whole points of its factors, which add up to it exactly; `formulaText` explains
 * the formula. If nothing is known, the score is 0 and its only factor says that there is no data.
 */
export const optimizerScore = (input: ScoreInput): { score: number; factors: Factor[] } => {
  const values = valuesOf(input);
  const all = Object.keys(scoreWeights) as FactorName[];
  const known = all.flatMap((name) => {
    const value = values[name];
    return value === null ? [] : [{ name, value }];
  });
  if (known.length === 0)
    return { score: 0, factors: [{ name: 'none', label: 'No data to compute a score from', points: 0 }] };
  const missing = all.filter((name) => values[name] === null);
  const weight = known.reduce((sum, { name }) => sum + scoreWeights[name], 0);
  const shares = known.map(({ name, value }) => (scoreWeights[name] * value) / weight);
  const score = roundHalfUp(shares.reduce((sum, share) => sum + share, 0));
  const points = distributePoints(shares, score);
  const factors = known.map(({ name }, index) => ({
    name,
    label: labelOf(name, scoreWeights[name] / weight, missing),
    points: points[index] ?? 0,
  }));
  return { score, factors };
};

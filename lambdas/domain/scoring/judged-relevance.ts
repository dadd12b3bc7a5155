import type { KeywordIdea } from '#contracts/keywords/evidence.ts';

/** The most that a judgement adds, in points. */
const mostPoints = 30;
/** Relevance that a keyword without ground in the text reaches at most: between the bounds of Medium and High. */
const ceiling = 45;

/**
 * A keyword whose words the text does not have, with a language model's judgement of how near it is all the same (1-100).
 * Half of what the judgement is above the measured relevance counts, within bounds: a text cannot talk a keyword up, for
 * its evidence stays "suggested". The points are a separate factor, and the factors still add up to the score.
 */
export const withJudgement = (idea: KeywordIdea, judged: number): KeywordIdea => {
  if (idea.evidence !== 'suggested') return idea;
  const half = Math.round((judged - idea.relevance) / 2);
  const points = Math.min(half, mostPoints, ceiling - idea.relevance);
  if (points <= 0) return idea;
  return {
    ...idea,
    relevance: idea.relevance + points,
    relevanceFactors: [
      ...idea.relevanceFactors,
      { name: 'judged', label: 'The language model rated how well it fits your text', points },
    ],
  };
};

import type { KeywordIdea } from '#contracts/keywords/evidence.ts';

/** The most points that a judgment can add. */
const maxPoints = 30;
/** The highest relevance of a keyword that the text does not contain. It is between the bounds of Medium and High. */
const ceiling = 45;

/**
 * The relevance of a keyword whose words are not in the text, adjusted by a language model's judgment (1-100) of how
 * closely it is related. Half of the excess over the measured relevance counts, up to a limit. A text cannot talk a
 * keyword up, because its evidence stays "suggested". The added points are a separate factor, so the factors still
 * add up to the score.
 */
export const withJudgement = (idea: KeywordIdea, judged: number): KeywordIdea => {
  if (idea.evidence !== 'suggested') return idea;
  const half = Math.round((judged - idea.relevance) / 2);
  const points = Math.min(half, maxPoints, ceiling - idea.relevance);
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

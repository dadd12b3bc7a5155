import type { JudgedCandidate, KeywordOrigin } from './keyword-candidate.ts';

/** From this probability on, a keyword is worth writing for. */
export const strongFrom = 0.32;
/** The highest probability that candidates reach. */
export const topProbability = 0.75;

/**
 * The judge learned from grades of one reader, who was kinder to some origins than blind graders are. Of 3,000
 * keywords that these graded, about so large a share of the judge's probability has grade 2.
 */
const shares: Partial<Record<KeywordOrigin, number>> = {
  joined: 0.5,
  section: 0.45,
  alias: 0.7,
  phrase: 0.75,
  line: 0.8,
  asked: 0.9,
};
/** Of 117 joined keywords that begin with the phrase that is not the lead, 4 % have grade 2. */
const ofJoinedAhead = 0.3;
const ofSingleWord = 0.6;

const shareOf = ({ origin, text, about, probability }: JudgedCandidate): number => {
  const isAhead = origin === 'joined' && !text.startsWith(about) && probability < strongFrom;
  return isAhead ? ofJoinedAhead : (shares[origin] ?? 1);
};

/** A candidate with the probability that blind graders give it a 2. */
export const asGraded = (one: JudgedCandidate): JudgedCandidate => {
  if (one.origin === 'topic') return one;
  const ofLength = one.text.includes(' ') ? 1 : ofSingleWord;
  return { ...one, probability: Math.min(topProbability, one.probability * shareOf(one) * ofLength) };
};

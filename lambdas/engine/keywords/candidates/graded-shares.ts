import type { JudgedCandidate, KeywordOrigin } from './keyword-candidate.ts';

/** A keyword with at least this probability is worth writing for. */
export const strongFrom = 0.32;
/** The highest probability that candidates reach. */
export const topProbability = 0.75;

/**
 * The judge learned from the grades of one reader, who graded some origins more generously than blind graders do. Of
 * 3,000 blindly graded keywords, about this share of the judge's probability has grade 2.
 */
const shares: Partial<Record<KeywordOrigin, number>> = {
  joined: 0.5,
  section: 0.45,
  alias: 0.7,
  phrase: 0.75,
  line: 0.8,
  asked: 0.9,
};
/** Of 117 joined keywords that do not begin with the lead phrase, 4% have grade 2. */
const joinedAheadShare = 0.3;
const singleWordShare = 0.6;

const shareOf = ({ origin, text, about, probability }: JudgedCandidate): number => {
  const isAhead = origin === 'joined' && !text.startsWith(about) && probability < strongFrom;
  return isAhead ? joinedAheadShare : (shares[origin] ?? 1);
};

/** A candidate with the probability that blind graders give it grade 2. */
export const asGraded = (one: JudgedCandidate): JudgedCandidate => {
  if (one.origin === 'topic') return one;
  const ofLength = one.text.includes(' ') ? 1 : singleWordShare;
  return { ...one, probability: Math.min(topProbability, one.probability * shareOf(one) * ofLength) };
};

/**
 * Searches that the judge has not learned yet, with the share of them that a strict reader gives grade 2. Once its
 * rates contain a search, its own probability counts.
 */
const unlearned: Readonly<Record<string, number>> = {
  'asked title aim': 0.4,
  'asked title defined': 0.4,
  'asked title action': 0.25,
  'asked title denied': 0.4,
  'asked title why i': 0.3,
  'asked title what to do': 0.4,
  'asked title from to': 0.35,
  'asked book review': 0.4,
  'asked book summary': 0.35,
  'asked section review': 0.25,
  'asked text experience': 0.3,
  'asked text worth it': 0.2,
  'asked text living in': 0.3,
  'asked text moving to': 0.25,
  'asked text expat': 0.3,
  'asked text winner': 0.35,
  'asked text results': 0.3,
  'asked text recap': 0.35,
  'asked text in language': 0.3,
  'asked text review': 0.25,
};

/** The lowest probability of a candidate from this source, given the sources that the judge has learned. */
export const minProbabilityOf = (source: string, rates: Readonly<Record<string, number>>): number =>
  rates[source] === undefined ? (unlearned[source] ?? 0) : 0;

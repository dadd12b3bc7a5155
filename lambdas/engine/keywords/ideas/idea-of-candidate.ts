import type { Factor, KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { JudgedCandidate } from '#engine/keywords/candidates/order-candidates.ts';
import { reasonOf } from '#engine/keywords/candidates/questions.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import { type Evidence, findEvidence } from '#engine/keywords/evidence/find-evidence.ts';
import { choosePassages } from './choose-passages.ts';
import { explainKeyword } from './explain-keyword.ts';
import { intentOf } from './make-idea.ts';
import { scoreEvidence } from './relevance.ts';

const fitLabel = 'Names what your text is about';

/** The factors of presence, scaled down to a relevance, or with points for the fit added. They add up to it. */
const scaleFactors = (factors: readonly Factor[], relevance: number): Factor[] => {
  const present = factors.reduce((sum, { points }) => sum + points, 0);
  if (present <= relevance) {
    const fit: Factor = { name: 'fit', label: fitLabel, points: relevance - present };
    return fit.points === 0 ? [...factors] : [...factors, fit];
  }
  const scaled = factors.map((one) => ({ ...one, points: Math.floor((one.points * relevance) / present) }));
  const rest = relevance - scaled.reduce((sum, { points }) => sum + points, 0);
  const [first, ...others] = scaled.toSorted((a, b) => b.points - a.points);
  const all = first === undefined ? [] : [{ ...first, points: first.points + rest }, ...others];
  return all.filter(({ points }) => points > 0);
};

/** The evidence for a question that the text answers is the evidence for its topic. */
const evidenceOf = (index: ArticleIndex, { text, about, asks }: JudgedCandidate): Evidence => {
  const evidence = findEvidence(index, text);
  if (asks === '' || evidence.level === 'exact') return evidence;
  const topic = findEvidence(index, about);
  return topic.level === 'suggested' ? evidence : { ...topic, level: 'variant', addedWords: true };
};

/** A candidate as a keyword with its evidence and the given relevance (1-100). */
export const ideaOfCandidate = (
  index: ArticleIndex,
  candidate: JudgedCandidate,
  relevance: number,
  names: ReadonlySet<string>,
): KeywordIdea => {
  const { text, asks } = candidate;
  const evidence = evidenceOf(index, candidate);
  const { score, factors } = scoreEvidence(index, evidence);
  const isAnswer = asks !== '' && evidence.level === 'variant';
  return {
    text,
    relevance,
    relevanceFactors: scaleFactors(factors, relevance),
    ...intentOf(index, text, names, score, evidence),
    evidence: evidence.level,
    passages: choosePassages(index, evidence),
    cluster: text,
    reason: isAnswer ? reasonOf(asks) : explainKeyword(index, evidence),
  };
};

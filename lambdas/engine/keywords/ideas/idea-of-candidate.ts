import type { Factor, KeywordIdea } from '#contracts/keywords/evidence.ts';
import { partnerOf } from '#engine/keywords/candidates/candidate-features.ts';
import type { JudgedCandidate } from '#engine/keywords/candidates/keyword-candidate.ts';
import { reasonOf } from '#engine/keywords/candidates/questions.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import { type Evidence, findEvidence } from '#engine/keywords/evidence/find-evidence.ts';
import { choosePassages } from './choose-passages.ts';
import { explainKeyword } from './explain-keyword.ts';
import { intentOf } from './make-idea.ts';
import { scoreEvidence } from './relevance.ts';

const fitLabel = 'Names what your text is about';

/** Makes the factors add up to the relevance: scales them down, or adds points for the fit. */
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

const isSeparate = ({ origin }: JudgedCandidate, evidence: Evidence): boolean =>
  origin === 'joined' && evidence.sentences.length === 0 && evidence.title === 0;

/** The evidence for two phrases that never share a sentence is the evidence for the partner phrase. */
const separateEvidence = (index: ArticleIndex, candidate: JudgedCandidate, own: Evidence): Evidence => {
  const ofPartner = findEvidence(index, partnerOf(candidate));
  return ofPartner.level === 'suggested' ? own : { ...ofPartner, level: 'variant' };
};

/** A text states the action of "how to deploy a function", not the question. */
const ownEvidence = (index: ArticleIndex, { text, origin }: JudgedCandidate): Evidence => {
  const evidence = findEvidence(index, text);
  if (origin !== 'action' || evidence.level !== 'suggested') return evidence;
  const action = findEvidence(index, text.replace(/^how to /, ''));
  return action.level === 'exact' ? { ...action, level: 'variant' } : action;
};

/** The evidence for a question that the text answers is the evidence for its topic. */
const evidenceOf = (index: ArticleIndex, candidate: JudgedCandidate, own: Evidence): Evidence => {
  if (isSeparate(candidate, own)) return separateEvidence(index, candidate, own);
  if (candidate.asks === '' || own.level === 'exact') return own;
  const topic = findEvidence(index, candidate.about);
  return topic.level === 'suggested' ? own : { ...topic, level: 'variant', addedWords: true };
};

const separateReason = 'Your text has both parts, but never in one sentence.';

/** A candidate as a keyword with its evidence and the given relevance (1-100). */
export const ideaOfCandidate = (
  index: ArticleIndex,
  candidate: JudgedCandidate,
  relevance: number,
  names: ReadonlySet<string>,
): KeywordIdea => {
  const { text, asks } = candidate;
  const own = ownEvidence(index, candidate);
  const evidence = evidenceOf(index, candidate, own);
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
    reason: isSeparate(candidate, own)
      ? separateReason
      : isAnswer
        ? reasonOf(asks)
        : explainKeyword(index, evidence),
  };
};

import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';
import { findEvidence } from '#engine/keywords/evidence/find-evidence.ts';
import { clusterKeys } from '#engine/keywords/phrases/cluster-keywords.ts';
import type { KeywordCandidate } from './keyword-candidate.ts';

/** A candidate with the probability (0-1) that an editor would use it as a keyword for the article. */
export type JudgedCandidate = KeywordCandidate & { probability: number };

/** Beyond this number, questions about the same topic repeat each other. */
const mostAsked = 4;

const contentOf = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .flatMap(searchStems);

/**
 * True for a piece of a chosen keyword ("cabbage half marathon") that occurs nowhere else in the text, or a single
 * word of one.
 */
const isPiece = (index: ArticleIndex, text: string, chosen: string): boolean => {
  const own = contentOf(text);
  const other = new Set(contentOf(chosen));
  if (!text.includes(' ') && chosen.includes(' ') && own.every((stem) => other.has(stem))) return true;
  if (own.length >= other.size || !own.every((stem) => other.has(stem))) return false;
  return findEvidence(index, text).count <= findEvidence(index, chosen).count;
};

/** "What is an escape room", but not the deed "how to play" of "how to play an escape room". */
const isWholeQuestion = /^(?:what|why|is|are|should|does|can|how(?! to)) /;

/** "Bake rye bread" says no more than "how to bake rye bread". */
const coveredBy = (text: string): string[] => [
  ...clusterKeys(text),
  ...(text.startsWith('how to ') ? clusterKeys(text.slice('how to '.length)) : []),
];

/** From this probability on, a keyword is worth writing for. */
export const strongFrom = 0.32;
/**
 * At the same probability, searches for the lead in words from its lines are good more often than others, by this
 * much.
 */
const ofLead = 1.6;

/** The weak candidates, with searches for the lead first. */
const fillersOf = (
  lead: JudgedCandidate | undefined,
  weak: readonly JudgedCandidate[],
): JudgedCandidate[] => {
  const head = contentOf(lead?.text ?? '');
  const worthOf = ({ text, origin, probability }: JudgedCandidate): number => {
    if (origin === 'phrase' || origin === 'pair') return probability;
    const own = contentOf(text);
    return head.every((stem) => own.includes(stem)) ? probability * ofLead : probability;
  };
  return weak
    .map((one) => ({ ...one, probability: Math.min(worthOf(one), strongFrom - 0.001) }))
    .sort((a, b) => b.probability - a.probability);
};

/**
 * The judge learned from grades of one reader, who was kinder to joined phrases than blind graders are. With this
 * factor, 29% instead of 25% of the keywords of texts with a title have grade 2 (`training/graded/held-out-99`).
 */
const ofJoined = 0.6;

const withoutBias = (one: JudgedCandidate): JudgedCandidate =>
  one.origin === 'joined' ? { ...one, probability: one.probability * ofJoined } : one;

/**
 * The candidates by probability, with the topic first, without repetitions and pieces of better ones. After the
 * strong ones, longer searches for the topic come before searches for something else.
 */
export const orderCandidates = (
  index: ArticleIndex,
  judged: readonly JudgedCandidate[],
  most: number,
): JudgedCandidate[] => {
  const sorted = judged
    .map(withoutBias)
    .toSorted(
      (a, b) => Number(b.origin === 'topic') - Number(a.origin === 'topic') || b.probability - a.probability,
    );
  const seen = new Set<string>();
  const chosen: JudgedCandidate[] = [];
  const pieces: JudgedCandidate[] = [];
  for (const candidate of sorted) {
    if (chosen.length >= most) break;
    const keys = clusterKeys(candidate.text);
    if (keys.some((key) => seen.has(key))) continue;
    if (candidate.asks !== '' && chosen.filter(({ asks }) => asks !== '').length >= mostAsked) continue;
    for (const key of coveredBy(candidate.text)) seen.add(key);
    // A question is a search of its own, even if another keyword contains its words.
    const isQuestion =
      candidate.asks !== '' || (candidate.origin === 'question' && isWholeQuestion.test(candidate.text));
    const isPart = !isQuestion && chosen.some(({ text }) => isPiece(index, candidate.text, text));
    (isPart ? pieces : chosen).push(candidate);
  }
  const strong = chosen.filter((one, place) => place === 0 || one.probability >= strongFrom);
  const weak = chosen.filter((one) => !strong.includes(one));
  const all = [...strong, ...fillersOf(strong[0], weak)];
  return [...all, ...pieces.slice(0, Math.max(0, keywordLimits.shortlistMin - all.length))];
};

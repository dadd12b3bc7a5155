import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { type ArticleIndex, contentSearchStems } from '#engine/keywords/evidence/article-index.ts';
import { findEvidence } from '#engine/keywords/evidence/find-evidence.ts';
import { clusterKeys } from '#engine/keywords/phrases/cluster-keywords.ts';
import { namesOf } from './candidate-features.ts';
import { asGraded, topProbability } from './graded-shares.ts';
import type { JudgedCandidate } from './keyword-candidate.ts';
import { leadForms } from './lead-forms.ts';

/** Beyond this number, questions about the same topic repeat each other. */
const maxQuestions = 4;

/**
 * True for a piece of a chosen keyword ("cabbage half marathon") that occurs nowhere else in the text, or for a single
 * word of one.
 */
const isFragment = (index: ArticleIndex, text: string, chosen: string): boolean => {
  const own = contentSearchStems(text);
  const other = new Set(contentSearchStems(chosen));
  if (!text.includes(' ') && chosen.includes(' ') && own.every((stem) => other.has(stem))) return true;
  if (own.length >= other.size || !own.every((stem) => other.has(stem))) return false;
  return findEvidence(index, text).count <= findEvidence(index, chosen).count;
};

/** Matches "what is an escape room", but not the action "how to play" of "how to play an escape room". */
const isCompleteQuestion = /^(?:what|why|is|are|should|does|can|how(?! to)) /;

/** "Bake rye bread" adds nothing to "how to bake rye bread". */
const coveredBy = (text: string): string[] => [
  ...keysOf(text),
  ...(text.startsWith('how to ') ? clusterKeys(text.slice('how to '.length)) : []),
];

/** A form with all words of the lead does not deserve a second article, so it is never among the strong keywords. */
const maxFormProbability = 0.44;
/** The most keywords with the same words in different forms. */
const maxSimilar = 2;

/** The other forms of the lead, as candidates. */
const formsOf = (
  index: ArticleIndex,
  lead: JudgedCandidate | undefined,
  judged: readonly JudgedCandidate[],
  names: ReadonlySet<string>,
): JudgedCandidate[] => {
  if (lead?.origin !== 'topic') return [];
  return leadForms(index, lead.text, names).map(({ text, share }) => ({
    text,
    origin: 'variant',
    about: text,
    asks: '',
    probability: Math.max(
      judged.find((one) => one.text === text)?.probability ?? 0,
      Math.min(
        lead.probability * share,
        lead.text.endsWith(` ${text}`) ? topProbability : maxFormProbability,
      ),
    ),
  }));
};

const byProbability = (a: JudgedCandidate, b: JudgedCandidate): number =>
  Number(b.origin === 'topic') - Number(a.origin === 'topic') || b.probability - a.probability;

/** "Is adblocking unethical" is a separate search from "adblocking unethical". */
const keysOf = (text: string): string[] => {
  const asks = /^(?:is|are|does|do|should|can) /.exec(text)?.[0] ?? '';
  return clusterKeys(text).map((key) => `${asks}${key}`);
};

/** The words of a keyword, with or without "how to". */
const wordsOf = (text: string): string | undefined => clusterKeys(text.replace(/^how to /, ''))[0];

/**
 * The candidates by probability, with the topic first, without repetitions and pieces of better candidates. Another
 * form of the topic counts as a separate keyword, because people type both.
 */
export const orderCandidates = (
  index: ArticleIndex,
  judged: readonly JudgedCandidate[],
  max: number,
  names: ReadonlySet<string> = namesOf(index.article),
): JudgedCandidate[] => {
  const own = judged.map(asGraded).toSorted(byProbability);
  const forms = formsOf(index, own[0], own, names);
  const others = new Set(forms.map(({ text }) => text));
  const sorted = [...own.filter(({ text }) => !others.has(text)), ...forms].toSorted(byProbability);
  const seen = new Set<string>();
  const chosen: JudgedCandidate[] = [];
  const pieces: JudgedCandidate[] = [];
  for (const candidate of sorted) {
    if (chosen.length >= max) break;
    const { text, asks, origin } = candidate;
    const isForm = origin === 'variant';
    const equalCount = chosen.filter((one) => wordsOf(one.text) === wordsOf(text)).length;
    if (isForm ? equalCount >= maxSimilar : keysOf(text).some((key) => seen.has(key))) continue;
    if (asks !== '' && chosen.filter((one) => one.asks !== '').length >= maxQuestions) continue;
    for (const key of coveredBy(text)) seen.add(key);
    // A question is a search of its own, even if another keyword contains its words.
    const isComplete = isForm || asks !== '' || (origin === 'question' && isCompleteQuestion.test(text));
    const isPart = !isComplete && chosen.some((one) => isFragment(index, text, one.text));
    (isPart ? pieces : chosen).push(candidate);
  }
  return [...chosen, ...pieces.slice(0, Math.max(0, keywordLimits.shortlistMin - chosen.length))];
};

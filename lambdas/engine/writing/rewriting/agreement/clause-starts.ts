import { alternatives, commonPrepositions, subordinators, wordSet } from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isCapital } from './clause-limits.ts';

/**
 * How certain it is that a subject begins at a word. After "joined", which is a comma with "and", the words before may be
 * parts of the same subject.
 */
export type ClauseStart = 'sentence' | 'clause' | 'joined' | null;

const opensSubject = wordSet(subordinators, 'how why');
const opensReport = wordSet(
  'think thinks believe believes guess hope hopes thought means realized realize realizes sure',
);
const opensSentence = wordSet('and but so or yet then also now maybe perhaps still plus thus as');
/** Words that open a phrase or a clause before the subject of a sentence: "In Rye, the mills". */
const opensPhrase = new RegExp(
  `^(?:${alternatives(subordinators, commonPrepositions)}|after|before|during|as|through|over|under|between|among|within|once|according|despite|besides|however|also|then|now|today|thus|therefore|here|instead|finally|first|second|third|next|later|sometimes|often|usually|overall|similarly|additionally|moreover|furthermore|nevertheless|nonetheless|[a-z]{3,}ly)$`,
);

const endMarks = wordSet('. ! ?');
const innerMarks = wordSet('; : (');
const clauseMarks = wordSet('. ! ? ; : (');

/** Sentences are shorter. The bound keeps the time linear in a text without marks. */
const maxSentence = 80;

/** The index of the first word of the sentence that contains a word. */
export const sentenceStart = (words: readonly TaggedWord[], at: number): number => {
  let first = at;
  while (first > 0 && first > at - maxSentence && !clauseMarks.has(words[first - 1]?.text ?? '')) first -= 1;
  return first;
};

/** Whether the sentence that contains a word ends in a question mark. */
export const isQuestion = (words: readonly TaggedWord[], from: number): boolean =>
  words.slice(from, from + maxSentence).find(({ text }) => endMarks.has(text))?.text === '?';

/** Whether the comma before a word is the first one of a sentence that opens with a phrase. */
const followsOpening = (words: readonly TaggedWord[], at: number): boolean => {
  const first = sentenceStart(words, at - 1);
  const opening = words.slice(first, at - 1);
  return (
    opensPhrase.test(opening[0]?.lower ?? '') &&
    isCapital(words[first]) &&
    !opening.some(({ kind }) => kind === 'mark')
  );
};

export const clauseStart = (words: readonly TaggedWord[], at: number): ClauseStart => {
  const [before, word, earlier] = [words[at - 1], words[at], words[at - 2]];
  if (word === undefined) return null;
  if (before === undefined) return isCapital(word) ? 'sentence' : null;
  if (endMarks.has(before.text)) return isCapital(word) ? 'sentence' : null;
  if (innerMarks.has(before.text)) return 'clause';
  if (before.text === ',') return followsOpening(words, at) ? 'clause' : null;
  const isFirst = earlier === undefined || endMarks.has(earlier.text);
  if (isFirst && isCapital(before) && opensSentence.has(before.lower)) return 'clause';
  // "How many loaves does it take?" has its verb before its subject.
  if ((before.lower === 'how' || before.lower === 'why') && /^(?:many|much|few)$/.test(word.lower))
    return null;
  if (opensSubject.has(before.lower) || opensReport.has(before.lower)) return 'clause';
  if (before.lower === 'that') return 'clause';
  if (earlier?.text !== ',') return null;
  return /^(?:but|so|yet)$/.test(before.lower) ? 'clause' : before.lower === 'and' ? 'joined' : null;
};

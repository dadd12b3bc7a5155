import { countWords } from '#domain/text/count-words.ts';
import {
  alternatives,
  asWritten,
  haveForms,
  modals,
  pastBe,
  presentBe,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { isPast } from '#engine/writing/clauses/past-forms.ts';
import { hasMainVerb, isBalanced, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { subordinates } from './dependent-clauses.ts';

/** After a longer first half, the comma marks a pause. */
const maxWordsBefore = 16;
const maxWords = 30;

const auxiliary = wordSet(presentBe, pastBe, haveForms, modals);
const pronounSubject = regexOf(`^(?:${alternatives(asWritten(subjectPronouns))})(?:['’]\\p{Ll}+)? `, 'iu');

/** Whether the second half opens with a verb in the same form as the first verb, so that both share the subject. */
const sharesSubject = (left: string, right: string): boolean => {
  const [words, second] = [wordsOf(left), wordsOf(right)];
  const at = words.findIndex((word, i) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1]));
  const [first, next, after] = [words[at]?.lower ?? '', second[0], second[1]];
  // A repeated verb: "We waited, and waited".
  if (first === next?.lower && !auxiliary.has(first)) return false;
  // A clause with its own subject: "And it's old".
  if (at < 1 || next === undefined || /['’]/.test(next.lower) || !isFiniteVerb(next, undefined, after))
    return false;
  // For example, "The mill has rye, and is old" or "he bakes, and has sold".
  // In "This was late, and were waiting", the second verb lacks another subject.
  if (/^(?:was|is|has)$/.test(first) && /^(?:were|are|have)$/.test(next.lower)) return false;
  if (auxiliary.has(next.lower)) return !/^(?:may|might|will|can)$/.test(next.lower);
  if (next.tag !== 'V') return false;
  if (isPast(next.lower)) return isPast(first) || /^(?:was|were|had|did)$/.test(first);
  return /[^s]s$/.test(next.lower) && /s$/.test(first);
};

/** A thought without "that", to which the second verb does not belong: "We don't think the mill will run, and have doubts". */
const hasThought = regex.iu`(?<!\p{L})(?:think|believe|anticipate|expect|hope|doubt|guess|feel|know|suspect|fear|assume|wish|imagine|suppose)s? (?:\p{L}+ ){1,4}(?:will|would|can|could|is|was|are|were|has|had)(?!\p{L})`;

/** Removes the comma between the two verbs of a short sentence: "He baked a loaf, and sold it". */
export const withoutPredicateComma = (sentence: string): string => {
  const parts = sentence.split(/, (?=and |but )/u);
  const [left = '', joined = ''] = parts;
  if (parts.length !== 2 || left.includes(',') || joined.includes(',')) return sentence;
  if (countWords(sentence) > maxWords || countWords(left) > maxWordsBefore) return sentence;
  const [word = ''] = joined.split(' ', 1);
  const right = joined.slice(word.length + 1);
  if (word !== 'and' || /[;:—–(]|\s-\s/u.test(sentence) || !isBalanced(left)) return sentence;
  // The comma shows where the second verb belongs: "He baked what she liked, and sold it", "the bread and the cake, and
  // sold".
  if (hasThought.test(left)) return sentence;
  if (subordinates.test(left) || regex.u`\s(?:and|or|but|if|to \p{L}+)\s`.test(left)) return sentence;
  return (pronounSubject.test(left) || hasMainVerb(left)) && sharesSubject(left, right)
    ? `${left} ${joined}`
    : sentence;
};

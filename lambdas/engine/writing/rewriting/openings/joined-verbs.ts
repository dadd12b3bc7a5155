import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import {
  alternatives,
  coordinators,
  doForms,
  haveForms,
  negatedAuxiliaries,
  pastBe,
  presentBe,
  questionWords,
  subjectPronouns,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { objectOpeners, prepositionSet } from './opening-words.ts';
import { isAdverb, isContracted } from './verb-groups.ts';

/** Words before a pronoun whose clause they open or govern, so that it is not the main clause. */
export const joinsClause = wordSet(
  questionWords,
  subordinators,
  coordinators,
  'that whether as than before after once so whom whose whenever wherever whatever whichever however like if without perhaps maybe possibly else time times way moment thing things everything anything something nothing all any ones reason day more most less sure glad happy person people place places lot best first last only even just if not suspect doubt bet reckon agree worry fear assume swear',
);

export const certainVerbs = wordSet(
  presentBe,
  pastBe,
  haveForms,
  doForms,
  negatedAuxiliaries,
  'am can could would should must',
);
/** Whether a word is a verb with its subject before it: "the mill sells", "the loaf was". */
export const isCertainVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || before === undefined) return false;
  if (certainVerbs.has(word.lower)) return true;
  return (
    word.tag === 'V' &&
    'NP'.includes(before.tag) &&
    (/(?:ed|[^s]s)$/.test(word.lower) || isIrregularVerbForm(word.lower)) &&
    (next === undefined ||
      objectOpeners.has(next.lower) ||
      prepositionSet.has(next.lower) ||
      next.tag === 'R')
  );
};

const adverbs =
  /^(?:sometimes|usually|only|already|really|actually|probably|finally|eventually|once|ever|rarely|almost|again|both|all|too|very|so|quite|highly)$/;
export const isAdverbAt = (word: TaggedWord): boolean => isAdverb(word) || adverbs.test(word.lower);
export const isAuxiliary = ({ lower }: Pick<TaggedWord, 'lower'>): boolean =>
  certainVerbs.has(lower) || /^(?:will|may|might|be|been|being)$/.test(lower);

/** The index of the first word after the auxiliaries and adverbs of a clause: "I have always", "you have to". */
export const mainVerbAt = (words: readonly TaggedWord[], subject: number): number => {
  let at = subject + 1;
  for (let word = words[at]; word && (isAuxiliary(word) || isAdverbAt(word)); word = words[at]) at += 1;
  return words[at]?.lower === 'to' ? at + 1 : at;
};

/** Whether another verb follows without a word that joins its clause: "I bake every day is sold". */
export const hasFurtherVerb = (words: readonly TaggedWord[], start: number): boolean => {
  for (let at = start; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || isContracted(word) || isPronoun.test(word.lower)) return false;
    if (word.lower === 'to') return false;
    if (joinsClause.has(word.lower) && !prepositionSet.has(word.lower)) return false;
    if (isCertainVerb(words, at)) return true;
  }
  return false;
};
const isPronoun = regexOf(`^(?:there|who|which|${alternatives(subjectPronouns)})$`, 'u');

export const nominative = /^(?:i|we|he|she|they)$/;

/** Whether the words after a subject are its verb. Only a pronoun that cannot be an object shows it by itself. */
export const isVerbAt = (words: readonly TaggedWord[], subject: number): boolean => {
  const [word, next] = [words[subject], words[subject + 1]];
  if (isContracted(word)) return true;
  if (word === undefined || next === undefined) return false;
  if (isAuxiliary(next)) return true;
  const verb = words[isAdverbAt(next) ? subject + 2 : subject + 1];
  if (verb === undefined || /ing$/.test(verb.lower)) return false;
  return nominative.test(word.lower)
    ? !objectOpeners.has(verb.lower) && !prepositionSet.has(verb.lower) && !joinsClause.has(verb.lower)
    : 'VD'.includes(verb.tag);
};

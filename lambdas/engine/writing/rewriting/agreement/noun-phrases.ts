import { twoToTwelve } from '#engine/english/number-words.ts';
import { classesOf } from '#engine/english/word-checks.ts';
import { articles, possessives, wordSet } from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isCertainVerb } from './certain-verbs.ts';
import { isCapital } from './clause-limits.ts';
import { isManyNoun, isOneNoun } from './noun-number.ts';
import { baseOfThird, type Count, isAuxiliary, thirdOfBase } from './verb-numbers.ts';

/** A noun phrase: its count, and the index after its head. */
export type NounPhrase = {
  readonly count: Count;
  readonly end: number;
  readonly determiner: string;
  readonly head: string;
  /** Whether a number opens the phrase. */
  readonly isCardinal: boolean;
};

export const determinersOfOne = wordSet('a an every each another this one');
export const determinersOfMany = wordSet(
  'these those several many few both various numerous multiple',
  twoToTwelve,
);
const articleSet = wordSet(articles);
const cardinals = wordSet(twoToTwelve);
const openDeterminers = wordSet(articles, possessives, 'some no any all most other such');
const isDeterminer = ({ lower }: TaggedWord): boolean =>
  determinersOfOne.has(lower) || determinersOfMany.has(lower) || openDeterminers.has(lower);

/** Function words inside a noun phrase: "the other loaves", "the very first oven". */
const inner = wordSet(
  'other own same very more most only first last next few many such whole various several two three four five six',
);

/** Whether a word may come between a determiner and its noun. */
const isModifier = (word: TaggedWord): boolean =>
  word.kind !== 'mark' &&
  ('NAPCDG'.includes(word.tag) || (word.tag === 'R' && /ly$/.test(word.lower)) || inner.has(word.lower));

const opensObject = wordSet(articles, possessives, 'this these those it them us me him to what how why');
/** Whether a word that the tagger takes for a noun is the verb of the noun before it: "The baker need a tin". */
const isVerbAfterNoun = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined) return false;
  const isBase = thirdOfBase(word.lower) !== null && isCertainVerb(word.lower, next.lower);
  return opensObject.has(next.lower) && (isBase || baseOfThird(word.lower) !== null);
};

/** The index of the head of the noun phrase whose words begin at `from`; -1 if it is not certain. */
const headAt = (words: readonly TaggedWord[], from: number): number => {
  for (let at = from; at < from + 6; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || !isModifier(word)) return -1;
    // Only a pair shows that a capitalized plural is no name: "Shops and cafes close".
    const isNoun = word.tag === 'N' && (!isCapital(word) || (at === from && next?.lower === 'and'));
    if (isNoun && isManyNoun(word.lower)) return at;
    const goesOn = next !== undefined && isModifier(next) && !isAuxiliary(next.lower);
    if (isNoun && goesOn && isVerbAfterNoun(words, at + 1)) return at;
    if (!goesOn) return isNoun ? at : -1;
  }
  return -1;
};

const isPlainAdjective = (word: string): boolean => /^[an]/.test(classesOf(word));

const countOf = (determiner: string, head: string): Count | null => {
  const isMany = isManyNoun(head);
  if (determinersOfMany.has(determiner)) return isMany ? 'many' : null;
  if (determinersOfOne.has(determiner)) return !isMany && isOneNoun(head) ? 'one' : null;
  if (!isMany && /^(?:most|all|other|such|some)$/.test(determiner)) return null;
  return isMany ? 'many' : isOneNoun(head) ? 'one' : null;
};

/** Words after "a" and "the" with which the phrase counts something: "a few loaves", "the more loaves". */
const counts =
  /^(?:few|couple|lot|number|hundred|dozen|thousand|million|great|good|more|less|fewer|handful|bunch|series|following|many)$/;

/** Whether the first words may be a gerund with its object: "Baking loaves", "the adding of loaves". */
const mayBeAction = (words: readonly TaggedWord[], at: number, determiner: string, head: number): boolean =>
  !determinersOfMany.has(determiner) &&
  words
    .slice(at, head)
    .some(({ lower }) => /ing$/.test(lower) && (determiner === '' || !isPlainAdjective(lower)));

/** The noun phrase that begins at a word. Null if its head or its count is not certain. */
export const nounPhraseAt = (words: readonly TaggedWord[], at: number): NounPhrase | null => {
  const first = words[at];
  if (first === undefined) return null;
  const isNumber = first.kind === 'number';
  const determiner = isDeterminer(first) || (isNumber && first.text !== '1') ? first.lower : '';
  const from = determiner === '' ? at : at + 1;
  if (articleSet.has(determiner) && counts.test(words[from]?.lower ?? '')) return null;
  const headIndex = headAt(words, from);
  const head = words[headIndex]?.lower;
  if (head === undefined || mayBeAction(words, at, determiner, headIndex)) return null;
  const isMany = isManyNoun(head);
  if ((determiner === '' || isNumber) && !isMany) return null;
  // In "the two old loaf are", the noun lacks its "-s".
  if (!isMany && words.slice(from, headIndex).some(({ lower }) => determinersOfMany.has(lower))) return null;
  const count = isNumber ? 'many' : countOf(determiner, head);
  return count === null
    ? null
    : { count, end: headIndex + 1, determiner, head, isCardinal: isNumber || cardinals.has(determiner) };
};

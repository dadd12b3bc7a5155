import { commonPrepositions, possessives, wordSet } from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { certainVerbs } from './certain-verbs.ts';
import { afterAdverbs, containsWord, isCapital, unreal } from './clause-limits.ts';
import { sentenceStart } from './clause-starts.ts';
import { opensComplement } from './complements.ts';
import type { Edit } from './edits.ts';
import { isCollective, isManyNoun, isOneNoun, isTime } from './noun-number.ts';
import { determinersOfMany, determinersOfOne } from './noun-phrases.ts';
import { auxiliaryFor, baseOfThird, type Count, isOnlyVerb, thirdOfBase } from './verb-numbers.ts';

/** Words after which a noun belongs to another phrase: "the gap between walls that lets light in". */
const joinsPhrase = wordSet(
  commonPrepositions,
  'of about between behind under over near within across around inside against during without into among and or than as like nor one only first kind last',
);
const relativePronouns = wordSet('who which that');
const otherDeterminers = wordSet('the some all any no other most', possessives);

const isDeterminer = (word: string): boolean =>
  determinersOfMany.has(word) || determinersOfOne.has(word) || otherDeterminers.has(word);

/** The index of the first word of the noun phrase that ends in a noun, without its determiners. */
const phraseStart = (words: readonly TaggedWord[], noun: number): number => {
  let at = noun;
  while (at > 0 && at > noun - 4 && 'NACDPR'.includes(words[at - 1]?.tag ?? 'M')) {
    if (isManyNoun(words[at - 1]?.lower ?? '')) break;
    at -= 1;
  }
  return at;
};

/** "Those", "people" and "others" before "who". Null in "one of those who". */
const countOfPeople = (words: readonly TaggedWord[], pronoun: number): Count | null =>
  containsWord(words, pronoun - 6, pronoun, /^(?:one|only|of|first|person)$/) ? null : 'many';

/** The count of a noun before a relative pronoun, by its determiner and its form. */
const countOfNoun = (words: readonly TaggedWord[], noun: number, determiner: string): Count | null => {
  const word = words[noun]?.lower ?? '';
  if (!determinersOfOne.has(determiner))
    return isManyNoun(word) && !containsWord(words, noun - 4, noun, /^an?$/) ? 'many' : null;
  return isOneNoun(word) && !isCollective(word) ? 'one' : null;
};

/** The count of the noun before "who" or "that", if its phrase is not part of another one. */
const antecedentCount = (words: readonly TaggedWord[], pronoun: number): Count | null => {
  const noun = words[pronoun - 1];
  // A time has no clause: "the loaves we bake each day that are sour".
  if (noun === undefined || isCapital(noun) || isTime(noun.lower)) return null;
  if (/^(?:those|people|others)$/.test(noun.lower)) return countOfPeople(words, pronoun);
  if (noun.tag !== 'N' || containsWord(words, pronoun - 7, pronoun, /^(?:one|only|and|or)$/)) return null;
  let before = phraseStart(words, pronoun - 1) - 1;
  let determiner = '';
  while (isDeterminer(words[before]?.lower ?? '')) {
    determiner = words[before]?.lower ?? '';
    before -= 1;
  }
  return joinsPhrase.has(words[before]?.lower ?? '') ? null : countOfNoun(words, pronoun - 1, determiner);
};

/** Whether a number or "these" comes before the noun, or the noun can only be several people. */
const isCountedBefore = (words: readonly TaggedWord[], pronoun: number): boolean =>
  /^(?:those|people|others)$/.test(words[pronoun - 1]?.lower ?? '') ||
  words
    .slice(Math.max(pronoun - 4, 0), pronoun)
    .some(({ kind, lower }) => kind === 'number' || determinersOfMany.has(lower));

const afterMany = (
  words: readonly TaggedWord[],
  at: number,
  pronoun: string,
  isCounted: boolean,
): string | null => {
  // "We bake loaves, which is fun" is about the whole statement.
  if (pronoun === 'which') return null;
  const verb = words[at]?.lower ?? '';
  const form = auxiliaryFor('many', verb);
  if (form !== null) return form;
  const base = baseOfThird(verb);
  if (base === null) return null;
  const hasComplement = opensComplement.has(words[at + 1]?.lower ?? '');
  return isCounted && (hasComplement || (pronoun === 'who' && isOnlyVerb(base))) ? base : null;
};

const afterOne = (words: readonly TaggedWord[], at: number): string | null => {
  const verb = words[at]?.lower ?? '';
  if (verb === 'do' || (verb === 'were' && containsWord(words, sentenceStart(words, at), at, unreal)))
    return null;
  const form = auxiliaryFor('one', verb);
  if (form !== null) return form;
  return certainVerbs.has(verb) && opensComplement.has(words[at + 1]?.lower ?? '') ? thirdOfBase(verb) : null;
};

/** The edit that makes the verb after "who", "which" or "that" agree with the noun before it. */
export const relativeEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const pronoun = words[at]?.lower ?? '';
  if (!relativePronouns.has(pronoun)) return null;
  const verb = afterAdverbs(words, at + 1);
  if (isCapital(words[verb])) return null;
  const count = antecedentCount(words, at);
  if (count === null) return null;
  const to =
    count === 'many' ? afterMany(words, verb, pronoun, isCountedBefore(words, at)) : afterOne(words, verb);
  return to === null ? null : { at: verb, to };
};

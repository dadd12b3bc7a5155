import {
  articles,
  commonPrepositions,
  objectPronouns,
  possessives,
  wordSet,
} from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isCollective, isManyNoun } from './noun-number.ts';
import { type NounPhrase, nounPhraseAt } from './noun-phrases.ts';

/** The subject of a clause, with the phrases after its head. */
export type Subject = {
  readonly phrase: NounPhrase;
  readonly isJoined: boolean;
  readonly hasPhrase: boolean;
  /** Whether a phrase after the head has a plural, which the writer may count instead: "the presence of datasets". */
  readonly hasPlural: boolean;
  /** Whether "and" or "with" comes after the head, so that a singular head may stand for several. */
  readonly mayBeMany: boolean;
  /** The index after the subject. */
  readonly end: number;
};

const opensPhrase = wordSet(
  commonPrepositions,
  'of about between behind under over near within across around inside against during without into',
);
const objects = wordSet(objectPronouns, 'it you others everyone everything mine this');

const determiners = wordSet(articles, possessives, 'this that some all any each every such other');

type Part = { end: number; hasPlural: boolean };

/** A noun phrase without a known count: names, numbers, nouns in the singular without a determiner. */
const looseObject = (words: readonly TaggedWord[], at: number): Part | null => {
  let end = at;
  if (determiners.has(words[at]?.lower ?? '')) end += 1;
  const from = end;
  while (end < at + 6 && words[end] !== undefined && 'NAPCD'.includes(words[end]?.tag ?? 'M')) {
    const word = words[end] as TaggedWord;
    end += 1;
    if (word.tag === 'N' && isManyNoun(word.lower)) break;
  }
  const last = words[end - 1];
  if (end === from || last === undefined || !'NPC'.includes(last.tag)) return null;
  return { end, hasPlural: isManyNoun(last.lower) };
};

/** The object of a preposition. */
const objectAt = (words: readonly TaggedWord[], at: number): Part | null => {
  const word = words[at];
  if (word === undefined) return null;
  if (objects.has(word.lower) && !'NAPD'.includes(words[at + 1]?.tag ?? 'M'))
    return { end: at + 1, hasPlural: false };
  const phrase = nounPhraseAt(words, at);
  if (phrase !== null) return { end: phrase.end, hasPlural: phrase.count === 'many' };
  if (word.tag === 'G' && /ing$/.test(word.lower))
    return objectAt(words, at + 1) ?? { end: at + 1, hasPlural: false };
  return looseObject(words, at);
};

/** Whether another noun follows a plural, so that the noun before it may open a clause: "the tools people have". */
const isCut = (words: readonly TaggedWord[], end: number): boolean =>
  isManyNoun(words[end - 1]?.lower ?? '') && 'NAP'.includes(words[end]?.tag ?? 'M');

/**
 * Whether the end of a phrase may be a compound that the head opens, or may open a clause: "state of the art tools", "the
 * taste of content people want". After a group, writers choose either count.
 */
const mayBeOther = (words: readonly TaggedWord[], end: number): boolean => {
  const [before, noun] = [words[end - 2], words[end - 1]?.lower ?? ''];
  const isCompound = 'NP'.includes(before?.tag ?? 'M') && !before?.lower.endsWith("'s");
  return isCollective(noun) || (isManyNoun(noun) && isCompound);
};

const maxPhrases = 4;
/** Reads the phrases after a head. Null if a part of them is not certain. */
const phrasesAfter = (
  words: readonly TaggedWord[],
  head: NounPhrase,
): { end: number; hasPlural: boolean; mayBeMany: boolean } | null => {
  let [end, hasPlural, mayBeMany] = [head.end, false, false];
  for (let phrases = 0; phrases < maxPhrases; phrases += 1) {
    const word = words[end];
    if (word === undefined) return null;
    // "Each loaf of our mills and ovens": a plural without a determiner continues the phrase.
    const isList =
      hasPlural && (word.text === '/' || (word.lower === 'and' && /^(?:every|each)$/.test(head.determiner)));
    if (!isList && !opensPhrase.has(word.lower)) break;
    if (word.lower === 'with') mayBeMany = true;
    const object = objectAt(words, end + 1);
    // "Day to day work" and "word for word copies" have their noun later.
    if (words[end + 1]?.lower === words[end - 1]?.lower) return null;
    if (object === null || isCut(words, object.end)) return null;
    if (head.count === 'one' && mayBeOther(words, object.end)) return null;
    if (isList && nounPhraseAt(words, end + 1)?.determiner !== '') return null;
    end = object.end;
    hasPlural ||= object.hasPlural;
  }
  return { end, hasPlural, mayBeMany };
};

/** Whether two phrases name several things together, and not one thing twice: "every loaf and tin". */
const areSeveral = (first: NounPhrase, second: NounPhrase): boolean =>
  (first.count === 'many' && second.count === 'many') ||
  (first.determiner !== '' && second.determiner !== '' && !/^(?:every|each|no|any)$/.test(first.determiner));

/** The subject with the phrase after "and". */
const joinedSubject = (words: readonly TaggedWord[], first: Subject): Subject | null => {
  // In "the taste of the rye and the oats", both may come after "of".
  if (first.hasPhrase && first.phrase.count === 'one') return null;
  // "Trials and errors is a game": a pair without a determiner may be a name.
  if (first.phrase.determiner === '') return null;
  const second = nounPhraseAt(words, first.end + 1);
  if (second === null || isCut(words, second.end) || !areSeveral(first.phrase, second)) return null;
  const rest = phrasesAfter(words, second);
  if (rest === null || /^(?:and|or|nor)$/.test(words[rest.end]?.lower ?? '')) return null;
  return { ...first, phrase: { ...first.phrase, count: 'many' }, isJoined: true, end: rest.end };
};

/** The subject that begins at a word. Null if its count is not certain. */
export const subjectAt = (words: readonly TaggedWord[], at: number): Subject | null => {
  const phrase = nounPhraseAt(words, at);
  if (phrase === null || isCut(words, phrase.end)) return null;
  const after = phrasesAfter(words, phrase);
  if (after === null) return null;
  const { end, hasPlural, mayBeMany } = after;
  const subject = { phrase, mayBeMany, hasPlural, hasPhrase: end > phrase.end, isJoined: false, end };
  return words[end]?.lower === 'and' ? joinedSubject(words, subject) : subject;
};

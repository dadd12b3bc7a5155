import { baseOf, isIrregularVerbForm, lexiconEntry } from '#engine/english/lexicon.ts';
import { anyOf, subjectPronouns } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import {
  auxiliaries,
  auxiliariesBeforeBase,
  beForms,
  objectOpeners,
  prepositionSet,
} from './opening-words.ts';

const adverb = /^(?:not|just|also|still|even|now|then|never|always|often|soon)$|n['’]t$|[a-z]{3}ly$/;

/** Whether a word may be inside a verb group although the tagger takes it for something else. */
export const isAdverb = ({ lower, tag }: TaggedWord): boolean => tag === 'R' || adverb.test(lower);

/** A subject and its verb in one word: "It's", "there's". */
const contraction = regexOf(`^${anyOf(subjectPronouns, 'that there')}['’](?:s|re|m|ll|ve|d)$`, 'u');
export const isContracted = (word: TaggedWord | undefined): boolean => contraction.test(word?.lower ?? '');

/** Whether a word is a form of "be" or ends in one: "was", "it's". */
export const isBe = (word: TaggedWord | undefined): boolean =>
  beForms.has(word?.lower ?? '') || /['’](?:m|re|s)$/.test(word?.lower ?? '');

export const isGerund = (word: TaggedWord | undefined): boolean => /ing$/.test(word?.lower ?? '');

export const isParticiple = (word: TaggedWord | undefined): boolean =>
  word !== undefined && 'DV'.includes(word.tag) && /(?:ed|en|wn|ght|nt|lt|de|ne|nd|ld)$/.test(word.lower);

/** Whether the word at a position is a finite verb between its neighbors. */
export const isFiniteAt = (words: readonly TaggedWord[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && isFiniteVerb(word, words[at - 1], words[at + 1]);
};

/** Whether the words after the first one contain a verb, or the first one does: "It's". */
export const hasVerb = (words: readonly TaggedWord[]): boolean =>
  isContracted(words[0]) ||
  words.some(({ lower }, i) => i > 0 && (/['’](?:s|re|m|ll|ve|d)$/.test(lower) || isFiniteAt(words, i)));

/** A noun according to the dictionary, whatever the tagger says. */
export const canBeNoun = ({ lower }: TaggedWord): boolean =>
  lexiconEntry(lower)?.classes.includes('n') ?? false;

/** Any form of a verb according to the dictionary, whatever the tagger says. */
export const canBeVerb = ({ lower }: TaggedWord): boolean =>
  auxiliaries.has(lower) ||
  /n['’]t$/.test(lower) ||
  isIrregularVerbForm(lower) ||
  [lexiconEntry(lower), baseOf(lower, 's'), baseOf(lower, 'ed')].some((entry) =>
    entry?.classes.includes('v'),
  );

/** The index after the verb group that starts at `from`: "was not able", "had already been". */
export const afterVerb = (words: readonly TaggedWord[], from: number): number => {
  let at = from;
  for (let word = words[at]; word && (auxiliaries.has(word.lower) || isAdverb(word)); word = words[at])
    at += 1;
  const isMainVerb = 'VG'.includes(words[at]?.tag ?? '-');
  return isMainVerb ? at + 1 : at;
};

/** Whether a word reveals that a verb follows: "have gone", "we'll tweet", "I often bake". */
const announcesVerb = (word: TaggedWord, next: TaggedWord): boolean =>
  auxiliariesBeforeBase.has(word.lower) ||
  (/^(?:have|has|had)$/.test(word.lower) && /^(?:gone|done|seen|made|come|got|found)$/.test(next.lower)) ||
  /['’](?:ll|ve|d)$/.test(word.lower) ||
  adverb.test(word.lower);

/** Whether a word may be a main verb, whatever the tagger says. */
const canBeMainVerb = ({ lower, tag }: TaggedWord): boolean =>
  ('FNDV'.includes(tag) || /(?:en|ed|wn|ne|ght)$/.test(lower)) &&
  !objectOpeners.has(lower) &&
  !prepositionSet.has(lower);

/** The index after a verb group whose auxiliary reveals its main verb: "have gone", "we'll tweet". */
export const afterShownVerb = (words: readonly TaggedWord[], end: number): number => {
  const [last, next] = [words[end - 1], words[end]];
  if (last === undefined || next === undefined) return end;
  return announcesVerb(last, next) && canBeMainVerb(next) ? end + 1 : end;
};

/** The index after the verb group and the main verb of a clause: "it's being", "we have to". */
export const afterVerbGroup = (words: readonly TaggedWord[]): number => {
  const end = afterShownVerb(words, afterVerb(words, 1));
  const [last, next] = [words[end - 1], words[end]];
  const endsInBe = beForms.has(last?.lower ?? '') || isContracted(last);
  return endsInBe && (isGerund(next) || isParticiple(next)) ? end + 1 : end;
};

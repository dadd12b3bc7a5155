import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { pluralOf } from '#engine/english/s-forms.ts';
import { isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import {
  articles,
  commonPrepositions,
  demonstratives,
  possessives,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isSingleCounted } from '#engine/writing/rewriting/confused/numbers/number-nouns.ts';
import { mass } from '#engine/writing/rewriting/grammar/number-mistakes.ts';
import { isCapital } from './clause-limits.ts';
import type { Edit } from './edits.ts';
import { isCollective, isManyNoun } from './noun-number.ts';

const endsPhrase = wordSet(
  commonPrepositions,
  'about over around after before during until under through into without within across among between of that which who is are was were have has had can could will would should may might i you we they it but because when while if so than here there where as',
);
/** Whether a noun phrase ends before a word. */
const isEnd = (word: TaggedWord | undefined): boolean =>
  word === undefined ||
  /^[.,;:!?)]$/.test(word.text) ||
  (endsPhrase.has(word.lower) && !/^[A-Z]{2}/.test(word.text));

/** The lowercase noun at an index that ends its phrase. */
const nounAt = (words: readonly TaggedWord[], at: number): string | null => {
  const [noun, next] = [words[at], words[at + 1]];
  return noun?.tag === 'N' && isEnd(next) && regex.u`^\p{Ll}{4,}$`.test(noun.text) ? noun.lower : null;
};

const notAdjective =
  /'s$|dimensional$|^(?:past|few|many|good|great|couple|only|dozen|hundred|thousand|million|billion|trillion|half|two|three|four|five|six|such|quite)$/;

const adjectives = (words: readonly TaggedWord[], from: number): number => {
  let at = from;
  while (
    at < from + 2 &&
    words[at]?.tag === 'A' &&
    !notAdjective.test(words[at]?.lower ?? '') &&
    words[at + 1] !== undefined
  )
    at += 1;
  return at;
};

const isOneOfMany = (noun: string): boolean =>
  isSingleCounted(noun) && !isCollective(noun) && !mass.has(noun);
/** Nouns that a number seldom counts: "two factor", "a few life choices", "ten past midnight". */
const hardlyCounted = wordSet('right left factor life craft midnight noon');

const manyWords = wordSet(twoToTwelve, 'many several multiple numerous various few');
const blocksNumber = wordSet(
  articles,
  possessives,
  demonstratives,
  'per every each one or and versus round week day chapter part phase level tier zone stage season top side year grade version volume class number player formula world big first final last step no page saves',
);

/** "three important step": the noun after a number that counts several. */
const afterMany = (words: readonly TaggedWord[], at: number): Edit | null => {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined || !manyWords.has(word.lower)) return null;
  if (
    before !== undefined &&
    (blocksNumber.has(before.lower) || (isCapital(before) && before.tag === 'P') || 'NA'.includes(before.tag))
  )
    return null;
  const noun = adjectives(words, at + 1);
  const found = nounAt(words, noun);
  return found !== null && isOneOfMany(found) && !hardlyCounted.has(found)
    ? { at: noun, to: pluralOf(found) }
    : null;
};

const isVerbWord = wordSet('are were have of');
/** Whether a subject may begin after a word. */
const opensSubject = (before: TaggedWord | undefined): boolean =>
  before === undefined ||
  before.kind === 'mark' ||
  /^(?:and|but|so|or|because|if|when|while|since|that|as|though|although|then)$/.test(before.lower);

const pointers = wordSet('these those');
/** "these meeting", "those new oven": a pointer to several, and a noun that is never a verb. */
const afterThese = (words: readonly TaggedWord[], at: number): Edit | null => {
  if (!pointers.has(words[at]?.lower ?? '')) return null;
  const noun = adjectives(words, at + 1);
  const [found, next] = [nounAt(words, noun), words[noun + 1]];
  if (found === null) return null;
  // "These account for it" has a verb.
  if (opensSubject(words[at - 1]) && !isVerbWord.has(next?.lower ?? '')) return null;
  return isOneOfMany(found) && !/^(?:is|was|has)$/.test(next?.lower ?? '')
    ? { at: noun, to: pluralOf(found) }
    : null;
};

const singularOf = (noun: string): string | null => {
  const one = knownBase(noun);
  return isManyNoun(noun) && /s$/.test(noun) && one !== noun && isOnlyNoun(one) && isPlural(noun, '')
    ? one
    : null;
};

const oneEach = wordSet('every each another');
/** "every mills", "each new loaves", "another ovens". */
const afterEvery = (words: readonly TaggedWord[], at: number): Edit | null => {
  if (!oneEach.has(words[at]?.lower ?? '')) return null;
  const noun = adjectives(words, at + 1);
  const found = nounAt(words, noun);
  if (found === null) return null;
  const one = singularOf(found);
  return one === null ? null : { at: noun, to: one };
};

const isDescription = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  ('ADR'.includes(word.tag) || /^(?:most|more|first|last|few|many|other|very)$/.test(word.lower));

const owners = wordSet(possessives, 'the these those');
/** "one of the most useful tool": one of several. In "day one of our second trip", the number belongs to the day. */
const afterOneOf = (words: readonly TaggedWord[], at: number): Edit | null => {
  if (words[at]?.lower !== 'one' || words[at + 1]?.lower !== 'of' || !owners.has(words[at + 2]?.lower ?? ''))
    return null;
  if (words[at - 1]?.tag === 'N') return null;
  let noun = at + 3;
  while (noun < at + 7 && isDescription(words[noun])) noun += 1;
  const found = nounAt(words, noun);
  if (found === null || describesLater(words, noun)) return null;
  return isOneOfMany(found) ? { at: noun, to: pluralOf(found) } : null;
};

/** Whether a noun and its preposition describe a later plural: "one of the best quality of life changes". */
const describesLater = (words: readonly TaggedWord[], noun: number): boolean => {
  const [joint, inner, later] = words.slice(noun + 1);
  return (
    /^(?:of|from|to|in)$/.test(joint?.lower ?? '') &&
    inner?.tag === 'N' &&
    !isManyNoun(inner.lower) &&
    later?.tag === 'N' &&
    isManyNoun(later.lower)
  );
};

/** The edit that gives a noun the number that the words before it require. */
export const nounEdit = (words: readonly TaggedWord[], at: number): Edit | null =>
  afterMany(words, at) ?? afterThese(words, at) ?? afterEvery(words, at) ?? afterOneOf(words, at);

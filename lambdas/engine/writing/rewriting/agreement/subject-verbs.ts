import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { questionWords, subjectPronouns, subordinators, wordSet } from '#engine/english/word-classes.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { certainVerbs, isCertainVerb } from './certain-verbs.ts';
import { afterAdverbs, containsWord, demands, followsBeThat, unreal } from './clause-limits.ts';
import { type ClauseStart, clauseStart, isQuestion, sentenceStart } from './clause-starts.ts';
import { opensComplement } from './complements.ts';
import type { Edit } from './edits.ts';
import { isCollective, isManyNoun } from './noun-number.ts';
import { type Subject, subjectAt } from './subjects.ts';
import { auxiliaryFor, baseOfThird, isAuxiliary, isOnlyVerb, thirdOfBase } from './verb-numbers.ts';

const endsClause = wordSet(
  subordinators,
  subjectPronouns,
  'and but or so that which who as than what how to why whether before after once',
);
/** Whether a later word of the clause must be its verb, so that the first one describes a noun. */
const hasFurtherVerb = (words: readonly TaggedWord[], at: number): boolean => {
  for (let i = at + 1; i < words.length; i += 1) {
    const word = words[i] as TaggedWord;
    if (word.kind === 'mark' || endsClause.has(word.lower)) return false;
    const showsCount = isAuxiliary(word.lower) || baseOfThird(word.lower) !== null;
    if (showsCount && isFiniteVerb(word, words[i - 1], words[i + 1])) return true;
  }
  return false;
};

/** Things that are measured. "Ten miles is a long way". */
const isAmount = ({ phrase, isJoined }: Subject): boolean => phrase.isCardinal && !isJoined;

const abstract = /(?:ity|ness|[ae]nce)$/;
/**
 * Whether a writer may count the things of a subject in the singular: "the presence of datasets" is one thing, but "a stream
 * of loaves" may be several.
 */
const mayBePlural = ({ mayBeMany, hasPlural, phrase }: Subject): boolean =>
  mayBeMany ||
  isCollective(phrase.head) ||
  (hasPlural && !/^(?:every|each)$/.test(phrase.determiner) && !abstract.test(phrase.head));

/** Whether nothing between a noun and a lexical verb may hide another reading, and the noun is never a verb. */
const isPlain = ({ phrase, hasPhrase, isJoined }: Subject): boolean =>
  phrase.determiner !== '' && !hasPhrase && !isJoined && !classesOf(knownBase(phrase.head)).includes('v');

/** Whether the words before the subject allow "were" or a bare form: "if the mill were", "we ask that the mill close". */
const mayBeUnreal = (words: readonly TaggedWord[], verb: string, first: number, start: number): boolean =>
  (/^were/.test(verb) && containsWord(words, first, start, unreal)) ||
  (verb !== 'are' && (containsWord(words, first, start, demands) || followsBeThat(words, start))) ||
  isQuestion(words, start);

/** The form of a verb after a subject in the singular. */
const afterOne = (
  words: readonly TaggedWord[],
  at: number,
  subject: Subject,
  start: number,
): string | null => {
  const verb = words[at]?.lower ?? '';
  if (mayBePlural(subject) || (verb === 'do' && words[at + 1]?.lower !== 'not')) return null;
  if (mayBeUnreal(words, verb, sentenceStart(words, start), start)) return null;
  const form = auxiliaryFor('one', verb);
  if (form !== null || !isPlain(subject)) return form;
  const next = words[at + 1]?.lower ?? '';
  return isCertainVerb(verb, next) && (opensComplement.has(next) || words[at + 1]?.tag === 'R')
    ? thirdOfBase(verb)
    : null;
};

/** Whether a noun alone may be a term: "Case notes is a field". */
const mayBeTerm = (words: readonly TaggedWord[], at: number, { phrase, isJoined }: Subject): boolean =>
  phrase.determiner === '' &&
  !isJoined &&
  /^(?:is|was)/.test(words[at]?.lower ?? '') &&
  !/(?:ed|en|wn)$/.test(words[afterAdverbs(words, at + 1)]?.lower ?? '');

/** The words after a verb in which "it" may name its subject. */
const maxRest = 40;
/** Whether a later "it" shows that a plural may be a title: "The loaves is at its best in the last act". */
const mayBeTitle = (words: readonly TaggedWord[], at: number, { isJoined }: Subject): boolean =>
  !isJoined &&
  containsWord(words, at, at + maxRest, /^(?:it|its|itself)$/) &&
  !containsWord(words, at, at + maxRest, /^(?:they|their|them)$/);

/** The form of a verb after a subject in the plural. */
const afterMany = (words: readonly TaggedWord[], at: number, subject: Subject): string | null => {
  const verb = words[at]?.lower ?? '';
  if (isAmount(subject) && !/^(?:has|hasn't|doesn't)$/.test(verb)) return null;
  if (mayBeTerm(words, at, subject) || mayBeTitle(words, at, subject)) return null;
  const form = auxiliaryFor('many', verb);
  if (form !== null || !isPlain(subject)) return form;
  const base = baseOfThird(verb);
  if (base === null || !certainVerbs.has(base)) return null;
  const next = words[at + 1];
  const hasComplement =
    opensComplement.has(next?.lower ?? '') || next?.tag === 'R' || next?.lower === 'early';
  return hasComplement || isOnlyVerb(base) ? base : null;
};

/** Whether a plural comes right after the verb, so that the noun before it may lack its "-s": "The baker are old men". */
const namesSeveral = (words: readonly TaggedWord[], verb: number): boolean => {
  let at = verb + 1;
  while ('NAPD'.includes(words[at]?.tag ?? 'M')) {
    if (isManyNoun(words[at]?.lower ?? '')) return true;
    at += 1;
  }
  return false;
};

/** A noun alone at the start may be a name: "Notes is an app". */
const mayBeName = (at: number, { phrase, hasPhrase, isJoined }: Subject, start: ClauseStart): boolean =>
  phrase.determiner === '' && !isJoined && (hasPhrase || start !== 'sentence' || phrase.end - at < 2);

const opensClauseSubject = wordSet(
  questionWords,
  'whom whose whether that whatever wherever whoever however whichever if',
);
/**
 * Whether a clause and not a noun may be the subject, whose verb looks like a noun: "How the document looks is up to you",
 * "how the bakers in town work is known".
 */
const mayBeClause = (words: readonly TaggedWord[], at: number, { phrase, end }: Subject): boolean =>
  opensClauseSubject.has(words[at - 1]?.lower ?? '') &&
  end - at > (phrase.determiner === '' ? 1 : 2) &&
  classesOf(knownBase(words[end - 1]?.lower ?? '')).includes('v');

/** The edit that makes the verb of the subject at a word agree with it. */
export const subjectEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const start = clauseStart(words, at);
  if (start === null || words[at]?.kind === 'mark') return null;
  const subject = subjectAt(words, at);
  if (subject === null || mayBeName(at, subject, start)) return null;
  if (
    words[at - 1]?.lower === 'that' &&
    /^(?:|most|some|all|any|no|other|such|few)$/.test(subject.phrase.determiner)
  )
    return null;
  if (start === 'joined' && subject.phrase.count === 'one') return null;
  const verb = afterAdverbs(words, subject.end);
  if (mayBeClause(words, at, subject)) return null;
  const form =
    subject.phrase.count === 'one' ? afterOne(words, verb, subject, at) : afterMany(words, verb, subject);
  if (form === null || hasFurtherVerb(words, verb)) return null;
  if (subject.phrase.count === 'one' && namesSeveral(words, verb)) return null;
  return { at: verb, to: form };
};

import { wordSet } from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { afterAdverbs, containsWord, demands, followsBeThat, isCapital, unreal } from './clause-limits.ts';
import { clauseStart, isQuestion, sentenceStart } from './clause-starts.ts';
import { opensComplement } from './complements.ts';
import type { Edit } from './edits.ts';
import { auxiliaryFor, baseOfThird, isOnlyVerb, thirdOfBase } from './verb-numbers.ts';

const singular = wordSet('he she it');
const everybody = wordSet(
  'everyone everybody someone somebody anyone anybody nobody everything something anything nothing',
);
/** Verbs after "this" that no noun looks like. */
const afterThis = wordSet(
  'make mean give allow let require include contain provide bring become ensure create enable keep get seem happen come prevent explain remain help',
);
const plural = wordSet('they we');
const pronouns = new Set([...singular, ...everybody, ...plural, 'you', 'this', 'these', 'those']);

/** Whether the pronoun opens a clause, so that no verb or preposition before it makes it an object. */
const opensClause = (words: readonly TaggedWord[], at: number): boolean =>
  clauseStart(words, at) !== null || /^(?:what|where|when)$/.test(words[at - 1]?.lower ?? '');

/** The form of a verb after a pronoun in the singular. */
const afterOne = (words: readonly TaggedWord[], at: number, verbAt: number): string | null => {
  const verb = words[verbAt]?.lower ?? '';
  const first = sentenceStart(words, at);
  if (isQuestion(words, at) || verb === 'were' || verb === 'do') return null;
  if (verb === "weren't" && containsWord(words, first, at, unreal)) return null;
  if (verb === "don't" && /^(?:mean|matter|take|get|have)$/.test(words[verbAt + 1]?.lower ?? '')) return null;
  if (verb !== 'are' && (containsWord(words, first, at, demands) || followsBeThat(words, at))) return null;
  const form = auxiliaryFor('one', verb);
  if (form !== null) return form;
  const third = thirdOfBase(verb);
  return isOnlyVerb(verb) || opensComplement.has(words[verbAt + 1]?.lower ?? '') ? third : null;
};

/** The form of a verb after "we" and "they". */
const afterMany = (words: readonly TaggedWord[], verbAt: number): string | null => {
  const verb = words[verbAt]?.lower ?? '';
  const form = auxiliaryFor('many', verb);
  if (form !== null) return form;
  const base = baseOfThird(verb);
  if (base === null) return null;
  return isOnlyVerb(base) || opensComplement.has(words[verbAt + 1]?.lower ?? '') ? base : null;
};

/** The form of a verb after "everyone" and "this", which may also be objects or come before nouns. */
const afterOther = (words: readonly TaggedWord[], at: number, verb: number): string | null => {
  const isThis = words[at]?.lower === 'this';
  if (isThis && afterThis.has(words[verb]?.lower ?? '')) return afterOne(words, at, verb);
  const form = afterOne(words, at, verb);
  // "This are" may stand for "these are".
  if (isThis && form === 'is') return null;
  return /^(?:is|has|doesn't|isn't)$/.test(form ?? '') ? form : null;
};

/** The form of the verb after a pronoun that opens a clause. */
const formAfter = (words: readonly TaggedWord[], at: number, verb: number): string | null => {
  const pronoun = words[at]?.lower ?? '';
  if (pronoun === 'these' || pronoun === 'those') return auxiliaryFor('many', words[verb]?.lower ?? '');
  if (pronoun === 'you') return afterMany(words, verb);
  if (singular.has(pronoun)) return afterOne(words, at, verb);
  return everybody.has(pronoun) || pronoun === 'this' ? afterOther(words, at, verb) : null;
};

/** The edit that makes the verb of a pronoun agree with it: "it also make", "they has", "these was". */
export const pronounEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const word = words[at];
  if (word === undefined || !pronouns.has(word.lower) || words[at - 1]?.text === '/') return null;
  const verb = afterAdverbs(words, at + 1);
  if (isCapital(words[verb])) return null;
  const isSubject = plural.has(word.lower);
  if (!isSubject && !opensClause(words, at)) return null;
  const to = isSubject ? afterMany(words, verb) : formAfter(words, at, verb);
  return to === null ? null : { at: verb, to };
};

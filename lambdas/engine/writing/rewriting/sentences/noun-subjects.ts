import { baseOf } from '#engine/english/lexicon.ts';
import {
  anyOf,
  articles,
  demonstratives,
  doForms,
  haveForms,
  modals,
  negatedAuxiliaries,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  quantifiers,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { isPast } from '#engine/writing/clauses/past-forms.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';

const auxiliary = wordSet(presentBe, pastBe, haveForms, doForms, modals, negatedAuxiliaries, 'am');
export const objectOpeners = wordSet(articles, possessives, objectPronouns, demonstratives, 'it you');
/** A noun with its determiner: "The taste", "one loaf". */
export const determined = regexOf(
  `^(?:${anyOf(articles, demonstratives, possessives, quantifiers, 'one another none nobody everyone everything nothing')}) \\p{L}`,
  'u',
);

const isUsuallyVerb = (word: string): boolean =>
  !/s$/.test(word) || (baseOf(word, 's')?.classes.startsWith('v') ?? false);

/** Whether a word is a noun, as in "a strong will to bake" and "with all its might". */
const isStrength = (words: readonly TaggedWord[], at: number): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  return (
    /^(?:will|might)$/.test(words[at]?.lower ?? '') &&
    (before?.tag === 'A' || objectOpeners.has(before?.lower ?? '')) &&
    (next === undefined || /^(?:to|of|and|in|for)$/.test(next.lower))
  );
};

/** Whether a word must be a verb: an auxiliary, or a verb with its object. */
export const isCertainVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return false;
  if (regex.u`^\p{Lu}`.test(word.text)) return false;
  // "A trash can with a lid" is a thing.
  if (word.lower === 'can' && /^(?:with|of|from|on|under|beside)$/.test(next?.lower ?? '')) return false;
  if (isStrength(words, at)) return false;
  if (auxiliary.has(word.lower) || /n['’]t$/.test(word.lower)) return true;
  return (
    word.tag === 'V' &&
    isFiniteVerb(word, words[at - 1], next) &&
    (/[^s]s$/.test(word.lower) || isPast(word.lower)) &&
    objectOpeners.has(next?.lower ?? '') &&
    // "Websites that we use" are things.
    !(next?.lower === 'that' && !isUsuallyVerb(word.lower))
  );
};

/** Whether a noun and its verb agree in number, as far as their forms show: "The taste of rye is", "users are". */
const agrees = (subject: readonly TaggedWord[], verb: string): boolean => {
  const end = subject.findIndex(({ lower }) => links.test(lower));
  const phrase = end < 0 ? subject : subject.slice(0, end);
  const head = phrase.at(-1)?.lower ?? '';
  if (/^(?:majority|number|rest|lot|couple|none|all|most|some|half)$/.test(head)) return true;
  const isMany =
    /[^siu]s$|^(?:people|children|men|women|these|those|many|most|some|all|both|few|several)$/.test(head);
  if (/^(?:is|was|has|does|isn['’]t|wasn['’]t|doesn['’]t|hasn['’]t)$/.test(verb)) return !isMany;
  // The verb belongs to another subject: "Tech and methods gives us".
  if (/[^s]s$/.test(verb) && isMany) return false;
  return !/^(?:are|were|have|aren['’]t|weren['’]t|haven['’]t)$/.test(verb) || isMany;
};

/** Words that open a phrase inside the subject: "The taste of rye", "the lyrics at the end". */
const links = /^(?:of|in|for|at|on|from)$/;
const objectDeterminers = wordSet(articles, possessives, objectPronouns, 'this these those');

/** The words that may be the subject of a clause, which all come before its verb. */
type Subject = {
  readonly words: readonly TaggedWord[];
  readonly first: TaggedWord;
  /** Whether it opens with "this", "that", "these" or "those". */
  readonly isDemonstrative: boolean;
  readonly isDetermined: boolean;
};

/** Whether the text may open with a noun, so that its verb is worth looking for. */
const canBeSubject = ({ first, isDemonstrative, isDetermined }: Subject): boolean =>
  isDemonstrative || isDetermined || ('NPAC'.includes(first.tag) && !/ing$/.test(first.lower));

/** Whether the word after "this" or "that" is a verb: "that costs us". */
const isVerbAfterDemonstrative = ({ words, isDemonstrative }: Subject, at: number): boolean => {
  const lower = words[at]?.lower ?? '';
  return (
    at === 1 &&
    isDemonstrative &&
    /[^s]s$/.test(lower) &&
    (baseOf(lower, 's')?.classes.includes('v') ?? false)
  );
};

/** Whether the words before the verb form a subject. */
const isNounPhrase = ({ first, isDemonstrative, isDetermined }: Subject, verb: number): boolean =>
  verb > 1
    ? (isDetermined && first.lower !== 'that') || (!isDemonstrative && !isPast(first.lower))
    : isDemonstrative || 'NP'.includes(first.tag);

/** A noun alone is certain only in the plural or before an auxiliary: "And line dried it". */
const isCertainSubject = ({ words, isDemonstrative, isDetermined }: Subject, verb: number): boolean => {
  const last = words[verb - 1];
  return (
    isDetermined ||
    isDemonstrative ||
    auxiliary.has(words[verb]?.lower ?? '') ||
    /s$/.test(last?.lower ?? '') ||
    last?.tag === 'P'
  );
};

/**
 * Whether the verb may belong to a clause that describes the noun: "Themes people are asking about", "the help and care
 * Anna would need".
 */
const mayDescribeNoun = ({ words, first, isDemonstrative, isDetermined }: Subject, verb: number): boolean =>
  !isDetermined &&
  !isDemonstrative &&
  verb > 1 &&
  first.tag === 'N' &&
  (/[^s]s$/.test(first.lower) || words[verb - 1]?.tag === 'P');

/** Whether an adjective follows a noun, so that a clause begins there: "The effect big mills can have". */
const containsClauseStart = ({ words }: Subject, verb: number): boolean =>
  words
    .slice(1, verb)
    .some(({ tag, lower }, i) => tag === 'A' && words[i]?.tag === 'N' && !/ing$/.test(lower));

/** Whether a phrase follows an adjective without a noun: "What was plain but different in Rye is normal here". */
const lacksNoun = ({ words, isDemonstrative, isDetermined }: Subject, verb: number): boolean => {
  const link = words.slice(0, verb).findIndex(({ lower }) => links.test(lower));
  return !isDemonstrative && !isDetermined && words[link - 1]?.tag === 'A';
};

const isVerbOf = (subject: Subject, verb: number): boolean =>
  isNounPhrase(subject, verb) &&
  !lacksNoun(subject, verb) &&
  isCertainSubject(subject, verb) &&
  !mayDescribeNoun(subject, verb) &&
  !containsClauseStart(subject, verb) &&
  agrees(subject.words.slice(0, verb), subject.words[verb]?.lower ?? '');

/** Whether a word may belong to the subject. Only a determiner shows that it continues at "at", "on" or "from". */
const continuesSubject = ({ words, isDetermined }: Subject, at: number): boolean => {
  const word = words[at];
  if (word === undefined || (!isDetermined && /^(?:at|on|from)$/.test(word.lower))) return false;
  return objectDeterminers.has(word.lower)
    ? links.test(words[at - 1]?.lower ?? '')
    : 'NPACR'.includes(word.tag) || links.test(word.lower);
};

const maxVerbPosition = 8;
/**
 * The index of the verb after the noun that opens the text, or -1: "the taste of rye is", "rye users can", "that costs
 * us".
 */
export const verbAfterNoun = (right: string): number => {
  const words = wordsOf(right.split(/[.,;:!?()–—]|--/u)[0] ?? '');
  const [first] = words;
  if (first === undefined) return -1;
  const isDemonstrative = /^(?:this|that|these|those)$/.test(first.lower);
  const subject = { words, first, isDemonstrative, isDetermined: determined.test(right) };
  if (!canBeSubject(subject)) return -1;
  for (let at = 1; at < Math.min(words.length, maxVerbPosition); at += 1) {
    if (isVerbAfterDemonstrative(subject, at) || isCertainVerb(words, at))
      return isVerbOf(subject, at) ? at : -1;
    if (!continuesSubject(subject, at)) return -1;
  }
  return -1;
};

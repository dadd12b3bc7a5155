import { isPlural } from '#engine/english/is-plural.ts';
import { baseOf, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  anyOf,
  articles,
  commonPrepositions,
  demonstratives,
  modals,
  objectPronouns,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import { asWritten } from '#engine/writing/titles/subject/subject.ts';

const determiners = anyOf(
  articles,
  demonstratives,
  possessives,
  'all any every each some no more better multiple several many most other different both',
);
const determined = regexOf(`^${determiners}$`, 'iu');
/** Words that precede a noun phrase. "To" is absent, because "to send emails" is a verb. */
const beforeNoun = `(?:${determiners}|of|with|without|for|in|on|from|about|between|into|is|are)`;
const phraseEnd = regexOf(
  String.raw`\s(?:${alternatives(commonPrepositions)}|of|using|via|as|about|through|without|when|after|before|and|or)\s`,
  'iu',
);

const prepositions = regexOf(
  String.raw`\s(?:${alternatives(commonPrepositions)}|of|using|via|as|about|through|without|when|after|before)\s`,
  'iu',
);

const within = (pattern: string): RegExp => regexOf(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, 'iu');

/** A noun in the singular or plural. */
const eitherNumber = (noun: string): string => `${escapeForPattern(noun.replace(/([^s])s$/, '$1'))}s?`;

/** "The operating system", "of write access": the text has the two words inside a noun phrase. */
export const modifiesNoun = (first: string, next: string, text: string): boolean =>
  within(`${determiners} (?:\\p{L}+ )?${escapeForPattern(first)} ${eitherNumber(next)}`).test(text);

/** The text uses a name at least this often; a command with capitals appears only in the headline. */
const minUses = 2;

/** "Rolling Stones": the text capitalizes both words inside a sentence, or more than once. */
export const beginsName = (first: string, next: string, text: string): boolean =>
  regex.u`^\p{Lu}`.test(next) &&
  !stopWords.has(next.toLowerCase()) &&
  (regexOf(`(?<!\\p{L})\\p{Ll}+,? ${escapeForPattern(first)} ${escapeForPattern(next)}(?!\\p{L})`, 'u').test(
    text,
  ) ||
    (regex.u`^\p{Lu}`.test(first) && text.split(`${first} ${next}`).length > minUses));

/** Whether the text capitalizes a word inside a sentence, or nearly everywhere. */
const isProperName = (word: string, text: string): boolean =>
  regex.u`\p{Lu}`.test(word) &&
  (regexOf(`(?<!\\p{L})\\p{Ll}+,? ${escapeForPattern(word)}(?![\\p{L}-])`, 'u').test(text) ||
    regex.u`\p{Lu}`.test(asWritten(text, word.toLowerCase())));

/** Words before an infinitive: "to search volumes", "you can search volumes". */
const beforeVerb = `(?:to|${anyOf(subjectPronouns, modals)})`;

/**
 * "manage state", "managed our state": the text has the verb with this object. "Search volume" proves
 * nothing, because "search" is also a noun. Such a word counts as a verb only after its subject, in the past
 * tense, or before a determiner.
 */
const hasObject = (base: string, object: string, text: string): boolean => {
  const past = `${base.replace(/e$/, '')}ed`;
  const thing = escapeForPattern(object);
  const isNoun = lexiconEntry(base)?.classes.includes('n') ?? false;
  const forms = isNoun
    ? `(?:${past} (?:\\p{L}+ ){0,2}|${base} ${determiners} (?:\\p{L}+ )?|${beforeVerb} ${base} (?:\\p{L}+ ){0,2})`
    : `(?:${base}|${base}s|${past}) (?:\\p{L}+ ){0,2}`;
  return within(forms + thing).test(text);
};

/** Whether a verb's form is followed by its object or by an adverbial, and does not modify the noun after it. */
export const takesObject = (form: string, base: string, rest: string, text: string): boolean => {
  if (base === 'use') return true;
  const next = regex.u`^[\p{L}\p{N}.#+-]+`.exec(rest)?.[0] ?? '';
  if (modifiesNoun(form, next, text) || beginsName(form, next, text)) return false;
  if (determined.test(next) || stopWords.has(next.toLowerCase()) || isProperName(next, text)) return true;
  // "Valid and accessible links" ends after its second adjective.
  const heads = [rest.split(phraseEnd), rest.split(prepositions)].map(
    ([phrase = '']) => phrase.trim().split(' ').at(-1) ?? '',
  );
  if (heads.some((head) => isPlural(head.toLowerCase(), text.toLowerCase()))) return true;
  return hasObject(base, next, text);
};

const afterNoun = /^(?:in|on|at|for|with|from|of|using|via|by|as|about|and|or)$/;
const isVerbFirst = (word: string): boolean => lexiconEntry(word)?.classes.startsWith('v') ?? false;
const backReferences = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(subjectPronouns, objectPronouns, demonstratives)}|its|his|her|here|there|our|my)(?!\p{L})`,
  'iu',
);

/** The words of a title, in the case in which the text has them. */
const asTagged = (title: string, text: string): readonly TaggedWord[] =>
  tagWords(asWritten(text, title.toLowerCase()));

/** "Best practices for", "coverage reports": a plural that the tagger takes for a verb has no object after it. */
const isVerbAt = (words: readonly TaggedWord[], i: number): boolean => {
  const [word, next] = [words[i], words[i + 1]];
  if (word === undefined || word.tag !== 'V') return false;
  const described = words[i - 1]?.tag === 'A' && word.lower.endsWith('s');
  const canBePlural = described || (baseOf(word.lower, 's')?.classes.includes('n') ?? false);
  return !canBePlural || (next !== undefined && !afterNoun.test(next.lower));
};

/** Whether a title is a noun phrase by itself: no verb at the start or inside, and a noun at the end. */
export const isNounPhrase = (title: string, text: string): boolean => {
  const words = asTagged(title, text).filter(({ kind }) => kind !== 'mark');
  const [first, next, last] = [words[0], words[1], words.at(-1)];
  if (first === undefined || last === undefined || backReferences.test(title)) return false;
  if (words.some((_, i) => i > 0 && isVerbAt(words, i))) return false;
  if (!'NPGCM'.includes(last.tag) && last.tag !== 'V') return false;
  if (stopWords.has(last.lower)) return false;
  if (next === undefined) return first.tag !== 'V' && !isVerbFirst(first.lower);
  const inside = within(
    `${beforeNoun} (?:\\p{L}+ )?${escapeForPattern(first.lower)} ${escapeForPattern(next.lower)}`,
  );
  if (isVerbFirst(first.lower) || first.tag === 'V') return inside.test(text);
  return regex.u`^\p{L}{2,}ing$`.test(first.lower) && lexiconEntry(first.lower) === undefined
    ? modifiesNoun(first.lower, next.lower, text)
    : true;
};

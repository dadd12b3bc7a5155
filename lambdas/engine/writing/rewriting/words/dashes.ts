import { lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  asWritten,
  coordinators,
  demonstratives,
  opensWith,
  subjectPronouns,
  subordinators,
  thirdPersons,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/** "The mill - it is old - is loud": a hyphen with blanks is a dash. "rye - 200 g" and "A - B" may be labels and ranges. */
const spaced = regex.gu`(?<=[\p{L}\p{N})\]”"*_]) - (?=[\p{Ll}“"(*_]|I(?:['’]\p{Ll}+)? )`;

/** The other one of a pair: "Rye — the old one — Anna bakes". */
const anySpaced = regex.gu`(?<=^|[\p{L}\p{N})\]”"*_]) - (?=[\p{Ll}“"(*_[]|I(?:['’]\p{Ll}+)? |$)|(?<=(?<![\p{L}])\p{Ll}[\p{L}'’]*) - (?=\p{Lu})`;

/** "A heat wave- it is expected": its blank on one side alone. "Pre- and post-" share a word. */
const closed = regexOf(
  String.raw`(?<=(?<![\p{L}-])(\p{Ll}{4,}))- (?=(?:${alternatives(asWritten(subjectPronouns), demonstratives, subordinators)}|but|is|are|there|which|so|then|just)(?:['’]\p{Ll}+)? )`,
  'gu',
);
const opened = regexOf(
  String.raw`(?<=\p{Ll}{2}) -(?=(?:I['’]\p{Ll}+|(?:${alternatives(thirdPersons, demonstratives)}|we|you|but|which)(?:['’]\p{Ll}+)?) )`,
  'gu',
);

/** "If the loaf is big- you share it": a comma would be right. */
const mayWantComma = opensWith(subordinators, 'as after before once');

/** "The Chromebook(mostly videos)": a blank is missing before a remark of several words. */
const bracketed = regexOf(
  String.raw`(?<=(?<![\p{L}\p{N}_.])(\p{L}\p{Ll}{3,}))\((?=(?!${alternatives(coordinators)})\p{Ll}{2,}(?: [\p{L}'’-]+){1,12}\))`,
  'gu',
);

/** "Wound healing,neuronal development". Names of code have no blank between them. */
const comma = regex.gu`(?<= (\p{Ll}{3,})),(?=(\p{Ll}{3,}) \p{Ll})`;

const isKnown = (word: string): boolean => stopWords.has(word) || lexiconEntry(word) !== undefined;

/** A sentence of running text; a shorter one may be a label with its value. */
const leastWords = 7;

/** A text whose dashes, brackets and commas have their blanks. */
export const withDashes = (text: string): string =>
  text
    .replace(closed, (found, word: string) => (isKnown(word) && !mayWantComma.test(text) ? ' — ' : found))
    .replace(opened, ' — ')
    .replace(bracketed, ' (')
    .replace(comma, (found, left: string, right: string) => (isKnown(left) || isKnown(right) ? ', ' : found));

/** Whether hyphens between blanks in a sentence of a paragraph are dashes. */
export const takesDashes = (sentence: string): boolean =>
  sentence.search(spaced) >= 0 &&
  sentence.split(/\s+/).length >= leastWords &&
  /[.!?:…]["”')*_]*\s*$/u.test(sentence);

export const withSpacedDashes = (text: string): string => text.replace(anySpaced, ' — ');

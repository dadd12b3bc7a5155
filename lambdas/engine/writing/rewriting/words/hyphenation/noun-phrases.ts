import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import {
  articles,
  commonPrepositions,
  demonstratives,
  doForms,
  modals,
  possessives,
  quantifiers,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';

/** Adverbs and adjectives that follow a complete phrase: "The exam was project based overall." */
const afterPhrase = wordSet(
  'halfway mainly overall nowadays today tonight tomorrow yesterday first last right home mid outside worldwide anymore anyways alone alike there here now then back ago long old high tall wide deep thick later before after mark limit minimum maximum max total straight extra apart each worth only wise low down off out up over forward forwards downhill uphill upstream depending including following using starting considering according regarding concerning ending going being doing having online offline abroad nearby',
);
const lyNoun = /^(?:family|supply|reply|assembly|ally|jelly|belly|butterfly|anomaly|monopoly|lily)$/;
const isAdverb = (word: string): boolean =>
  afterPhrase.has(word) ||
  (word.endsWith('ly') && !lyNoun.test(word) && !classesOf(word).startsWith('a')) ||
  classesOf(word).startsWith('r');

const adjectiveEnding = /(?:ous|ful|ive|able|ible|ical|ial|ic|less|ish|est|ary|ian|ese|al)$/;
const isVerbForm = (word: string): boolean => /(?:ed|ing)$/.test(word);

const bases = (word: string): string[] => [word, knownBase(word), word.replace(/s$/, '')];
const isNoun = (word: string): boolean => {
  const found = bases(word).map(classesOf).find(Boolean);
  if (found !== undefined)
    return found.startsWith('n') || (/^(?:vn|an)$/.test(found) && !isIrregularVerbForm(word));
  return word.length > 2 && !adjectiveEnding.test(word) && !isIrregularVerbForm(word);
};
const isModifier = (word: string): boolean =>
  isVerbForm(word) || classesOf(word).includes('a') || adjectiveEnding.test(word);

const nextWord = regex.u`^[ ](\p{Ll}{2,}(?:-\p{Ll}+)*)(?![\p{L}\p{N}'’-])`;
const phraseEnd = regex.u`^(?:[.,;:!?)]|$|[ ](?:and|or|of|${commonPrepositions.replaceAll(' ', '|')}|that|which|is|was|are|were|as|can|will)(?!\p{L}))`;
/** The start of an object, before which the noun is a verb: "A third party monitor the mill". */
const objectNext = regex.u`^[ ](?:an?|the|my|your|his|our|their|these|those|it|them|us|me|you|him)(?!\p{L})`;
const maxWords = 4;

/**
 * Whether a text begins with a noun, perhaps after adjectives: " fast fan for soldering". A word in "-ing" is the noun only
 * at the end of the phrase, because it may be a verb elsewhere.
 */
export const opensNounPhrase = (text: string): boolean => {
  let rest = text;
  for (let i = 0; i < maxWords; i += 1) {
    const word = nextWord.exec(rest)?.[1];
    if (word === undefined || stopWords.has(word) || isAdverb(word)) return false;
    rest = rest.slice(word.length + 1);
    if (isVerbForm(word)) {
      if (word.endsWith('ing') && phraseEnd.test(rest)) return true;
    } else if (isNoun(word)) return !(classesOf(word).includes('v') && objectNext.test(rest));
    if (!isModifier(word)) return false;
  }
  return false;
};

/** Words that a noun phrase begins with, or that come right before one. */
const openers = wordSet(
  articles,
  possessives,
  demonstratives,
  quantifiers,
  commonPrepositions,
  'of about into within through between over under against around during without like as no other another such certain various multiple more most very own new old',
);
const wordBefore = regex.u`(?:^|[^\p{L}\p{N}'’-])([\p{L}\p{N}'’-]+)[ ]$`;
export const lastWord = (text: string): string => (wordBefore.exec(text)?.[1] ?? '').toLowerCase();

/** Whether a noun phrase begins after a text, or a noun that continues one. */
export const awaitsNoun = (text: string): boolean => {
  const word = lastWord(text);
  return openers.has(word) || /^[a]/.test(classesOf(word)) || regex.u`['’]s?$`.test(word);
};

/** Whether a verb comes next: "to", "we", "can". */
const beforeVerbs = wordSet(
  subjectPronouns,
  modals,
  doForms,
  'to who shall dont not let lets please that which people',
);
export const awaitsVerb = (text: string): boolean => beforeVerbs.has(lastWord(text));

const pluralNext = regex.u`^[ ]\p{Ll}+[^suix\W]s(?!\p{L})`;
/** Whether "a" before a compound shows that the next word is a verb: "A third party hosts it." */
export const isVerbAfterArticle = (left: string, right: string): boolean =>
  /^an?$/.test(lastWord(left)) && pluralNext.test(right);

const reach = 60;
/** The text before and after a match, as far as the rules read it. */
export const around = (text: string, at: number, found: string): [left: string, right: string] => [
  text.slice(Math.max(0, at - reach), at),
  text.slice(at + found.length, at + found.length + reach),
];

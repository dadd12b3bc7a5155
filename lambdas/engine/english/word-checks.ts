import { readBase } from './base-form.ts';
import { lexiconEntry } from './lexicon.ts';

/** The parts of speech that the dictionary gives a word, most frequent first: "nv". */
export const classesOf = (word: string): string => lexiconEntry(word)?.classes ?? '';

export const isKnown = (word: string): boolean => lexiconEntry(word) !== undefined;

/** Whether a word is only a noun: "kitchen", not "bake" or "cold". */
export const isOnlyNoun = (word: string): boolean => classesOf(word) === 'n';
/** Whether a word is only a verb: "explain", not "bake". */
export const isOnlyVerb = (word: string): boolean => classesOf(word) === 'v';
export const isOnlyAdjective = (word: string): boolean => classesOf(word) === 'a';
/** Whether a word or its singular is a noun first, and never an adjective. */
export const isNounFirst = (word: string): boolean => {
  const classes = classesOf(word) || classesOf(word.replace(/s$/, ''));
  return classes.startsWith('n') && !classes.includes('a') && !word.endsWith('ing');
};

/** The base form of a verb, or the singular of a noun: "baked", "bake". A word without another form stays. */
export const knownBase = (form: string): string => readBase(form, isKnown);

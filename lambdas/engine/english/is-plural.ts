import { regex, regexOf } from '#engine/language/patterns.ts';
import { baseOf, lexiconEntry } from './lexicon.ts';
import { alternatives, wordSet } from './word-classes.ts';

export const peoplePlurals = 'people children men women';
/** Nouns whose plural has the form of the singular, or that name many without an s. */
export const unmarkedPlurals =
  'data media staff folk sheep craft offspring deer salmon trout moose cattle police poultry';
export const irregularPlurals = `${peoplePlurals} feet teeth mice geese automata criteria phenomena`;
const irregular = wordSet(irregularPlurals);
/** Singulars that look like the plural of another word. */
const singular = wordSet('news politics economics ethics means series species');

/** Whether a word is a plural that has no s, or the last part of such a word: "salesmen". */
export const isPluralWithoutS = (word: string): boolean => withoutS.test(word);
const withoutS = regexOf(`(?:${alternatives(irregularPlurals, unmarkedPlurals)})$`, 'u');

/** Nouns with these endings are plurals, whether the dictionary lists them or not: "annotations". */
const pluralEnding = regex.u`(?:[ts]ions|ments|ships|ists|ators|izers|ologies|\p{L}{3}ities)$`;

/**
 * Whether a phrase ends in a plural noun. A word that the dictionary does not list ("hateoas", "vlogs") is a plural
 * only if `text`, in lowercase, also contains it without its s.
 */
export const isPlural = (phrase: string, text: string): boolean => {
  const word = phrase.slice(phrase.lastIndexOf(' ') + 1);
  if (irregular.has(word)) return true;
  if (!/[^s]s$/.test(word) || singular.has(word)) return false;
  const base = baseOf(word, 's');
  if (base !== undefined) return base.classes.includes('n');
  if (lexiconEntry(word) !== undefined) return false;
  if (pluralEnding.test(word)) return true;
  return text.split(regex.u`[^\p{L}\p{N}]+`).includes(word.slice(0, -1));
};

import { regex } from '#engine/language/patterns.ts';
import { baseOf, lexiconEntry } from './lexicon.ts';

const irregular: ReadonlySet<string> = new Set(
  'people children men women feet teeth mice geese automata criteria phenomena'.split(' '),
);
/** Singulars that look like the plural of another word. */
const singular: ReadonlySet<string> = new Set(
  'news politics economics ethics means series species'.split(' '),
);

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

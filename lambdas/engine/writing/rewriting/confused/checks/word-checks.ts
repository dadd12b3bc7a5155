import { readBase } from '#engine/english/base-form.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';

/** The parts of speech that the dictionary gives a word, most frequent first: "nv". */
export const classesOf = (word: string): string => lexiconEntry(word)?.classes ?? '';

/** Whether a word is only a noun: "oven", not "bake" or "cold". */
export const isOnlyNoun = (word: string): boolean => classesOf(word) === 'n';
export const isOnlyAdjective = (word: string): boolean => classesOf(word) === 'a';
/** Whether a word or its singular is a noun first, and never an adjective. */
export const isNounFirst = (word: string): boolean => {
  const classes = classesOf(word) || classesOf(word.replace(/s$/, ''));
  return classes.startsWith('n') && !classes.includes('a') && !word.endsWith('ing');
};

const isKnown = (form: string): boolean => lexiconEntry(form) !== undefined;

/** Past tenses of irregular verbs, each with its base form. */
const irregular =
  'built-build made-make took-take went-go wrote-write found-find gave-give kept-keep saw-see ran-run began-begin chose-choose became-become came-come knew-know told-tell sent-send spent-spend bought-buy brought-bring taught-teach caught-catch held-hold met-meet paid-pay said-say sold-sell won-win lost-lose felt-feel got-get drew-draw grew-grow understood-understand meant-mean';
const bases: ReadonlyMap<string, string> = new Map(
  irregular.split(' ').map((pair): [string, string] => {
    const [past = '', base = ''] = pair.split('-');
    return [past, base];
  }),
);
/** Irregular past tenses as alternatives of a pattern. */
export const irregularPasts = [...bases.keys()].join('|');
export const baseOfVerb = (form: string): string => bases.get(form) ?? readBase(form, isKnown);

import { readBase } from '#engine/english/base-form.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';

const isVerb = (word: string): boolean => lexiconEntry(word)?.classes.includes('v') === true;

/** The base form of a lowercase word, if the dictionary lists it as a verb. */
export const verbBase = (word: string): string | null => {
  const base = readBase(word, isVerb);
  return isVerb(base) ? base : null;
};

/** A single vowel between consonants at the end of a one-syllable word: "run", "plan", but not "fix" or "load". */
const doubles = /^(?:qu|[^aeiou])*[aeiou][^aeiouwxy]$/;
/** Endings of longer verbs that are stressed on the last syllable: "submit", "prefer". */
const stressed = /(?:[bdmrs]mit|[ens]fer|begin|cur|trol|pel|quip|forget|set)$/;

/** The gerund of a verb: "sharing" for "share", "running" for "run". */
export const gerundOf = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles.test(base) || (base.length > 4 && stressed.test(base))
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`;
};

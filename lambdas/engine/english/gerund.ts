import { readBase } from '#engine/english/base-form.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';

const isVerb = (word: string): boolean => lexiconEntry(word)?.classes.includes('v') === true;

/** The base form of a lowercase word, if the dictionary has it as a verb. */
export const verbBase = (word: string): string | null => {
  const base = readBase(word, isVerb);
  return isVerb(base) ? base : null;
};

/** One vowel between consonants at the end of a word of one syllable: "run", "plan", but not "fix" or "load". */
const doubles = /^(?:qu|[^aeiou])*[aeiou][^aeiouwxy]$/;
/** Endings of longer verbs whose stress is on the last syllable: "submit", "prefer". */
const stressed = /(?:[bdmrs]mit|[ens]fer|begin|cur|trol|pel|quip|forget|set)$/;

/** "Sharing" for "share", "running" for "run". */
export const gerundOf = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles.test(base) || (base.length > 4 && stressed.test(base))
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`;
};

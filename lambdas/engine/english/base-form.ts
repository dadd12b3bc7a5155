import { irregularForms } from './irregular-forms.ts';

/** Endings and their replacements in the base form. The first one that gives a known word wins. */
const endings: readonly (readonly [ending: string, base: string])[] = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['men', 'man'],
  ['s', ''],
  ['ied', 'y'],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
];

const undouble = (base: string): string =>
  base.length > 3 && base.at(-1) === base.at(-2) ? base.slice(0, -1) : base;

/** The base form of a lowercase English word, derived from its ending, if `isKnown` accepts that form. */
export const readBase = (word: string, isKnown: (word: string) => boolean): string => {
  const irregular = irregularForms.get(word);
  if (irregular !== undefined) return irregular;
  const isBase = isKnown(word);
  if (isBase && (!/(?:s|ed|ing)$/.test(word) || /(?:ss|us|is)$/.test(word))) return word;
  for (const [ending, replacement] of endings) {
    if (word.length <= ending.length + 1 || !word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + replacement;
    if (isKnown(base)) return base;
    if (replacement === '' && ending !== 's' && isKnown(undouble(base))) return undouble(base);
  }
  return word;
};

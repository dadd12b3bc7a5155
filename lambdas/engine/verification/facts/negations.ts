import { negatedAuxiliaries, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { negations } from './fact-words.ts';

/** A word of denial; `key` is what it denies: the first words after it, in small letters. */
export type FoundNegation = { start: number; end: number; key: string };

/** Every word of denial has one of these parts: most sentences have none of them, and that is found much faster. */
const parts = /no|nev|neither|without|n['’]t|[ds]nt\b|\b(?:are|were|have|ca|wo|do)nt\b/i;
/** "Didnt", "isnt": they deny although their apostrophe was forgotten, and giving it back denies nothing new. */
const careless = wordSet(negatedAuxiliaries.replaceAll("'", ''), 'couldnt wouldnt shouldnt');
const wordPattern = patternFor(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu);
const contracted = /n['’]t$/i;
/** "not only ... but also", "not long ago", "not least", "no doubt", "no matter", "no longer than", "if not" and "No. 5" deny nothing. */
const idle = /^\s*(?:only\b|doubt\b|matter\b|long ago\b|least\b|to mention\b|\.\s*\d|\d)/i;

/** "If not, type it in." */
const isOtherwise = (before: string, after: string): boolean =>
  /\bif\s*$/i.test(before) && /^\s*,/.test(after);

const isDenial = (word: string): boolean =>
  contracted.test(word) ||
  negations.has(word.toLowerCase().replace(/’/g, "'")) ||
  careless.has(word.toLowerCase());

/** Finds the words of denial between two offsets of a text. */
export const findNegations = (text: string, start: number, end: number): FoundNegation[] => {
  const slice = text.slice(start, end);
  if (!parts.test(slice)) return [];
  const found: FoundNegation[] = [];
  for (const match of slice.matchAll(wordPattern(slice))) {
    const stop = match.index + match[0].length;
    if (!isDenial(match[0]) || idle.test(slice.slice(stop, stop + 12))) continue;
    if (isOtherwise(slice.slice(0, match.index), slice.slice(stop))) continue;
    const after =
      slice
        .slice(stop, stop + 80)
        .toLowerCase()
        .match(regex.gu`[\p{L}\p{N}]{3,}`) ?? [];
    found.push({ start: start + match.index, end: start + stop, key: after.slice(0, 2).join(' ') });
  }
  return found;
};

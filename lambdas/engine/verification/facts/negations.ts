import { negatedAuxiliaries, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { eachReading, wordReader, wordsIn } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { textReader } from '#engine/text/analyzed-text.ts';
import { negations } from './fact-words.ts';

/** A negating word; `key` is what it negates: the first words after it, in lower case. */
export type FoundNegation = { start: number; end: number; key: string };

/** "Didnt", "isnt": these negate although the apostrophe is missing, and restoring it adds no negation. */
const unpunctuatedContractions = wordSet(negatedAuxiliaries.replaceAll("'", ''), 'couldnt wouldnt shouldnt');
const wordPattern = patternFor(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu);
/** "Don't", and the same with a slip: "would't", "does'nt". */
const contracted = /[a-z]['’]n?t$/i;
/**
 * Negating words that negate nothing: "none the less" (one word written apart), "not only ... but also", "not long
 * ago", "not least", "no doubt", "no matter", "no longer than", "if not" and "No. 5".
 */
const idiomaticUses = /^\s*(?:only\b|doubt\b|matter\b|long ago\b|least\b|to mention\b|\.\s*\d|\d)/i;

/** "If not, type it in.": "not" stands for a whole clause. */
const isOtherSense = (before: string, after: string): boolean =>
  /\bif\s*$/i.test(before) && /^\s*,/.test(after);

const isNegation = (word: string): boolean =>
  contracted.test(word) ||
  negations.has(word.toLowerCase().replace(/’/g, "'")) ||
  unpunctuatedContractions.has(word.toLowerCase());

const none: readonly never[] = [];

/** The negating words of a piece, with their offsets in it; most pieces have none. */
export const negationWordsOf = wordReader((piece): readonly { start: number; end: number }[] => {
  const negations = wordsIn(piece, wordPattern).filter(({ text }) => isNegation(text));
  return negations.length === 0
    ? none
    : negations.map(({ text, start }) => ({ start, end: start + text.length }));
});

/** The key of a negating word at a place of a sentence, or null if it negates nothing. */
const keyAt = (sentence: string, start: number, stop: number): string | null => {
  if (idiomaticUses.test(sentence.slice(stop, stop + 12))) return null;
  if (/^(?:none|never)$/i.test(sentence.slice(start, stop)) && /^ the less\b/i.test(sentence.slice(stop)))
    return null;
  if (isOtherSense(sentence.slice(0, start), sentence.slice(stop))) return null;
  const after =
    sentence
      .slice(stop, stop + 80)
      .toLowerCase()
      .match(regex.gu`[\p{L}\p{N}]{3,}`) ?? [];
  return after.slice(0, 2).join(' ');
};

const negationsOf = textReader(({ text, pieces }): readonly FoundNegation[] => {
  const found: FoundNegation[] = [];
  eachReading(pieces, negationWordsOf, (negation, at) => {
    const stop = at + negation.end;
    const key = keyAt(text, at + negation.start, stop);
    if (key !== null) found.push({ start: at + negation.start, end: stop, key });
  });
  return found.length === 0 ? none : found;
});

/** Finds the negating words between two offsets of a text. */
export const findNegations = (text: string, start: number, end: number): readonly FoundNegation[] => {
  const found = negationsOf(text.slice(start, end));
  return found.length === 0 || start === 0
    ? found
    : found.map((negation) => ({
        key: negation.key,
        start: start + negation.start,
        end: start + negation.end,
      }));
};

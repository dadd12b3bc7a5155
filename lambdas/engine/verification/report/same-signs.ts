import { isPlainText, patternFor } from '#engine/language/plain-text.ts';

const otherSigns = patternFor(/[^\p{L}\p{N}]+/gu);
const signsOf = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.replace(otherSigns(lower), '');
};

/** The bit that distinguishes lower and upper case in ASCII; digits also have it. */
const smallBit = 32;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;

/** The index of the next letter or digit of a plain text, or the text's length. */
const nextSign = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && !isDigit(text.charCodeAt(at)) && !isSmallLetter(text.charCodeAt(at) | smallBit))
    at += 1;
  return at;
};

/** Compares two plain texts character by character, because most differ early. */
const areSameInPlain = (before: string, after: string): boolean => {
  let [i, j] = [nextSign(before, 0), nextSign(after, 0)];
  if (i === before.length || j === after.length) return true;
  while (i < before.length && j < after.length) {
    if ((before.charCodeAt(i) | smallBit) !== (after.charCodeAt(j) | smallBit)) return false;
    i = nextSign(before, i + 1);
    j = nextSign(after, j + 1);
  }
  return i === before.length && j === after.length;
};

/**
 * Whether only punctuation and white space differ, as in "H<sub>2</sub>O" and "H2O". Also true if one side has no
 * letters or digits.
 */
export const areSameSigns = (before: string, after: string): boolean => {
  if (isPlainText(before) && isPlainText(after)) return areSameInPlain(before, after);
  const [a, b] = [signsOf(before), signsOf(after)];
  return a === b || a === '' || b === '';
};

import { isPlainText, patternFor } from '#engine/language/plain-text.ts';

const otherCharacters = patternFor(/[^\p{L}\p{N}]+/gu);
const charactersOf = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.replace(otherCharacters(lower), '');
};

/** The bit that distinguishes lower and upper case in ASCII; digits also have it. */
const lowercaseBit = 32;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLowercaseLetter = (code: number): boolean => code >= 97 && code <= 122;

/** The index of the next letter or digit of a plain text, or the text's length. */
const nextCharacter = (text: string, from: number): number => {
  let at = from;
  while (
    at < text.length &&
    !isDigit(text.charCodeAt(at)) &&
    !isLowercaseLetter(text.charCodeAt(at) | lowercaseBit)
  )
    at += 1;
  return at;
};

/** Compares two plain texts character by character, because most differ early. */
const samePlainText = (before: string, after: string): boolean => {
  let [i, j] = [nextCharacter(before, 0), nextCharacter(after, 0)];
  if (i === before.length || j === after.length) return true;
  while (i < before.length && j < after.length) {
    if ((before.charCodeAt(i) | lowercaseBit) !== (after.charCodeAt(j) | lowercaseBit)) return false;
    i = nextCharacter(before, i + 1);
    j = nextCharacter(after, j + 1);
  }
  return i === before.length && j === after.length;
};

/**
 * Whether only punctuation and white space differ, as in "H<sub>2</sub>O" and "H2O". Also true if one side has no
 * letters or digits.
 */
export const sameCharacters = (before: string, after: string): boolean => {
  if (isPlainText(before) && isPlainText(after)) return samePlainText(before, after);
  const [a, b] = [charactersOf(before), charactersOf(after)];
  return a === b || a === '' || b === '';
};

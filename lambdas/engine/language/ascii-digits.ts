import { isPlainText } from './plain-text.ts';

const others = /(?![0-9])\p{Nd}/gu;
const isDigit = /^\p{Nd}$/u;

/** The ten digits of a script are consecutive in Unicode, starting at a multiple of 16 or 6 after one. */
const asciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const first = code & ~15;
  return String(code - (isDigit.test(String.fromCodePoint(first)) ? first : first + 6));
};

/**
 * Replaces the digits of all scripts with 0 to 9, in place: "١٢٥" becomes "125". Rare digits of two code units stay.
 */
export const withAsciiDigits = (text: string): string =>
  isPlainText(text)
    ? text
    : text.replace(others, (character) => (character.length === 1 ? asciiDigit(character) : character));

import { isPlainText } from './plain-text.ts';

const others = /(?![0-9])\p{Nd}/gu;
const isFigure = /^\p{Nd}$/u;

/** The ten digits of a script are consecutive in Unicode, starting at a multiple of 16 or 6 after one. */
const figureOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const first = code & ~15;
  return String(code - (isFigure.test(String.fromCodePoint(first)) ? first : first + 6));
};

/**
 * Replaces the digits of all scripts with 0 to 9, in place: "١٢٥" becomes "125". Rare digits of two code units stay.
 */
export const withAsciiFigures = (text: string): string =>
  isPlainText(text) ? text : text.replace(others, (sign) => (sign.length === 1 ? figureOf(sign) : sign));

import { isPlainText } from './plain-text.ts';

const others = /(?![0-9])\p{Nd}/gu;
const isFigure = /^\p{Nd}$/u;

/** Ten figures follow one another in Unicode, from a multiple of 16 or from 6 behind it. */
const figureOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const first = code & ~15;
  return String(code - (isFigure.test(String.fromCodePoint(first)) ? first : first + 6));
};

/** A text with the figures of all scripts as 0 to 9, each in its place: "١٢٥" as "125". Rare ones of two code units stay. */
export const withAsciiFigures = (text: string): string =>
  isPlainText(text) ? text : text.replace(others, (sign) => (sign.length === 1 ? figureOf(sign) : sign));

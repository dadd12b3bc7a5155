import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import {
  isHeadlineSize,
  isWithinLimits,
  type SnippetKind,
  type SnippetSize,
  snippetFit,
} from './snippet-fit.ts';

/** The font size of each kind of text on a desktop results page, in CSS pixels (Google: Arial). */
const fontSize: Readonly<Record<SnippetKind, number>> = { title: 20, description: 14 };

/**
 * Advance widths of Arial in thousandths of the font size, for the printable ASCII characters from the space on. They
 * come from the Adobe Font Metrics of Helvetica, which has the same widths.
 */
const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

const others: Readonly<Record<string, number>> = {
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '–': 556,
  '—': 1000,
  '…': 1000,
  '•': 350,
  '€': 556,
  '£': 556,
  '·': 278,
  '«': 556,
  '»': 556,
  ß: 611,
  æ: 889,
  Æ: 1000,
  ø: 611,
  Ø: 778,
  œ: 944,
  Œ: 1000,
  ı: 278,
  '\u00A0': 278,
};

/**
 * Ideographs, kana, Hangul, full-width forms and pictographs are one em wide. Cyrillic and Greek are as wide as wide
 * Latin letters.
 */
const guess = (sign: string): number => {
  if (/\p{M}|\p{Cf}/u.test(sign)) return 0;
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]|\p{Extended_Pictographic}/u.test(
      sign,
    )
  )
    return 1000;
  return /\p{Lu}/u.test(sign) ? 720 : 570;
};

const widthOf = (sign: string): number => {
  const known = ascii[sign.charCodeAt(0) - 32];
  if (sign.length === 1 && known !== undefined) return known;
  const listed = others[sign];
  if (listed !== undefined) return listed;
  // An accented letter is as wide as its base letter, such as É and E.
  const base = sign.normalize('NFD')[0] ?? sign;
  return base === sign ? guess(sign) : (ascii[base.charCodeAt(0) - 32] ?? guess(sign));
};

/** The width of a text in CSS pixels on a desktop results page: 20 px Arial for titles, 14 px for descriptions. */
export const measurePixels = (text: string, kind: SnippetKind): number => {
  let units = 0;
  for (const sign of text) units += widthOf(sign);
  return Math.round((units * fontSize[kind]) / 1000);
};

/** The length in code points. */
export const countCharacters = (text: string): number => [...text].length;

export const sizeOf = (text: string, kind: SnippetKind): SnippetSize => ({
  characters: countCharacters(text),
  pixels: measurePixels(text, kind),
});

/** True if a text fits on a results page, in characters and in pixels. */
export const fitsSnippet = (text: string, kind: SnippetKind): boolean =>
  isWithinLimits(snippetFit(sizeOf(text, kind), kind));

/** True if a text is short enough for an author's own headline. */
export const fitsHeadline = (text: string): boolean => isHeadlineSize(sizeOf(text, 'title'));

/** The number of characters of a title that fit into a width. A desktop results page is the default. */
export const shownCharacters = (title: string, width: number = snippetLimits.title.pixels): number => {
  const letters = [...title];
  while (measurePixels(letters.join(''), 'title') > width) letters.pop();
  return letters.length;
};

/** The number of titles and descriptions in a result. */
export const variantsOf: Readonly<Record<SnippetKind, number>> = {
  title: snippetLimits.title.variants,
  description: snippetLimits.description.variants,
};

import type { FoundFact } from './find-facts.ts';

/** Numbers that can be said without a number word, with the unit of those words; an empty unit matches any or none. */
const spelledFractions: readonly (readonly [value: number, unit: string, words: RegExp])[] = [
  [0.5, '', /\bhalf\b/i],
  [0.25, '', /\bquarter\b/i],
  [0.75, '', /\bthree[ -]quarters\b/i],
  [2, '', /\b(?:twice|two-?fold|doubl(?:e|es|ed|ing)|both|pair|couple)\b/i],
  [3, '', /\b(?:thrice|three-?fold|tripl(?:e|es|ed|ing))\b/i],
  [6, '', /\bhalf a dozen\b/i],
  [12, '', /\bdozen\b/i],
  [15, 'min', /\bquarter of an hour\b/i],
  [30, 'min', /\bhalf[ -](?:an |a )?hour\b/i],
  [90, 'min', /\bhour and a half\b/i],
  [6, 'mo', /\bhalf a year\b/i],
  [18, 'mo', /\byear and a half\b/i],
  [2, 'wk', /\bfortnight\b/i],
  [14, 'd', /\bfortnight\b/i],
  [10, 'y', /\bdecade\b/i],
  [100, 'y', /\bcentury\b/i],
  [50, '%', /\bhalf\b/i],
  [25, '%', /\bquarter\b/i],
];

const spelledOrdinals: ReadonlyMap<string, RegExp> = new Map([
  ['1st', /\bfirst\b/i],
  ['2nd', /\bsecond\b/i],
]);

/** Whether a passage says a number in other words: "half an hour" for "30 minutes", "twice" for "two times". */
export const isSpelledOut = ({ number, text }: FoundFact, passage: string): boolean =>
  number !== undefined &&
  (spelledOrdinals.get(text.toLowerCase())?.test(passage) === true ||
    spelledFractions.some(
      ([value, unit, words]) =>
        number.values.includes(value) && (unit === '' || number.unit === unit) && words.test(passage),
    ));

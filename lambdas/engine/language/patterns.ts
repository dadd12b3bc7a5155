/**
 * Patterns for English texts. V8 needs 0.4 ms to compile a class with \p{L}, which has 650 ranges, 0.8 ms if case does
 * not matter, and a twentieth of that for the ranges below. The engine has more than a thousand patterns. With these
 * classes, the first job of a process takes two fifths less time, and later ones 5 to 15% less (docs/measurements.md).
 *
 * In these patterns, a Unicode property stands for its characters in the scripts that English texts contain: the
 * letters of Latin, Greek and Cyrillic with their cases, and the letters of other scripts as one range each.
 */

type Range = readonly [first: number, last: number];

/** Latin, Greek, Cyrillic. */
const letterBlocks: readonly Range[] = [
  [0x0000, 0x024f],
  [0x0370, 0x052f],
  [0x1e00, 0x1eff],
];
/** The parts of these blocks whose capitals occur in English texts. */
const caseBlocks: readonly Range[] = [
  [0x0000, 0x017f],
  [0x0386, 0x03ce],
  [0x0400, 0x045f],
];
/** Armenian and Hebrew, Arabic, the scripts of India, Southeast Asia and Georgia, Kana, Han, Hangul. */
const otherScripts: readonly Range[] = [
  [0x0531, 0x05f4],
  [0x0620, 0x06ff],
  [0x0900, 0x11ff],
  [0x3041, 0x30ff],
  [0x3400, 0x9fff],
  [0xac00, 0xd7a3],
];

/** The ranges of a property's characters within blocks. */
const rangesOf = (property: string, blocks: readonly Range[]): Range[] => {
  const has = new RegExp(`\\p{${property}}`, 'u');
  const ranges: [number, number][] = [];
  for (const [first, last] of blocks)
    for (let code = first; code <= last; code++) {
      if (!has.test(String.fromCharCode(code))) continue;
      const open = ranges.at(-1);
      if (open?.[1] === code - 1) open[1] = code;
      else ranges.push([code, code]);
    }
  return ranges;
};

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
const inClass = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => escaped(first) + (last > first ? `-${escaped(last)}` : '')).join('');

/** The characters that a property stands for, as the inside of a character class. */
const narrow: ReadonlyMap<string, string> = new Map([
  ['L', inClass([...rangesOf('L', letterBlocks), ...otherScripts])],
  ['Lu', inClass(rangesOf('Lu', caseBlocks))],
  ['Ll', inClass(rangesOf('Ll', caseBlocks))],
  ['N', inClass(rangesOf('N', [[0x00, 0xff]]))],
  // Combining accents, which follow their letter.
  ['M', inClass([[0x0300, 0x036f]])],
]);

/** The source of a pattern with ranges in place of its properties. A negated property inside a class stays as it is. */
const withRanges = (source: string): string => {
  let isClass = false;
  return source.replace(/\\([pP])\{(\w+)\}|\\.|[[\]]/gs, (part, character?: string, property?: string) => {
    if (part === '[' || part === ']') isClass = part === '[';
    const ranges = property === undefined ? undefined : narrow.get(property);
    if (ranges === undefined || (isClass && character === 'P')) return part;
    return isClass ? ranges : `[${character === 'P' ? '^' : ''}${ranges}]`;
  });
};

/** A pattern whose source is composed from parts. */
export const regexOf = (source: string, flags: string): RegExp => new RegExp(withRanges(source), flags);

type PatternTag = (parts: TemplateStringsArray, ...values: readonly string[]) => RegExp;

/** Like a regular expression literal, a pattern inside a function is compiled once. */
const tagFor = (flags: string): PatternTag => {
  const known = new WeakMap<TemplateStringsArray, RegExp>();
  return (parts, ...values) => {
    if (values.length > 0) return regexOf(String.raw(parts, ...values), flags);
    const made = known.get(parts) ?? regexOf(parts.raw[0] ?? '', flags);
    known.set(parts, made);
    return made;
  };
};

/** Patterns as literals, each tag with its flags: regex.iu`^\p{L}+ly$`. */
export const regex = {
  u: tagFor('u'),
  iu: tagFor('iu'),
  gu: tagFor('gu'),
  giu: tagFor('giu'),
  gmu: tagFor('gmu'),
  imu: tagFor('imu'),
  uy: tagFor('uy'),
} as const;

/**
 * A text as a pattern that matches only it. `RegExp.escape` needs Node 24; the command-line package runs on Node 20.
 */
export const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

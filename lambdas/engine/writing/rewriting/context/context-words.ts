import { lemmaEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import { tokenize } from '#engine/language/tokenize.ts';

/** A word or mark of a sentence, with its place there. Protected text has no place. */
export type ContextWord = { word: string; start: number | null };

const emphasis = /^[*_~]+$/;
const endMark = /^[.!?:]$/;

/**
 * The words and marks of a sentence in lowercase. Every second one of its parts is protected text. A name, a number and a protected text, such as a quotation, each have
 * one sign, whatever they say. `isCommon` tells the words that are no name even with a capital.
 */
export const contextWords = (
  parts: readonly string[],
  isCommon: (word: string) => boolean,
): ContextWord[] => {
  const words: ContextWord[] = [];
  let at = 0;
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) {
      if (!part.startsWith(']')) words.push({ word: /^["“]/.test(part) ? '"' : '<x>', start: null });
    } else
      for (const { text, lower, kind, start } of tokenize(part)) {
        if (emphasis.test(text)) continue;
        const isFirst = endMark.test(words.at(-1)?.word ?? '.');
        const isName = regex.u`^\p{Lu}`.test(text) && !isFirst && !isCommon(lower);
        words.push({ word: kind === 'number' ? '#' : isName ? '<name>' : lower, start: at + start });
      }
    at += part.length;
  }
  return words;
};

const endings = ['ing', 'ed', 'ly', 'tion', 'ment', 'ness', 's', 'al', 'ive', 'ous'];

/** The class of a word: its parts of speech in the dictionary, and its ending. */
export const wordClass = (word: string): string => {
  if (!regex.u`^\p{L}`.test(word)) return word;
  const ending = endings.find((end) => word.endsWith(end)) ?? '';
  return `${lemmaEntry(word)?.classes ?? '?'}${ending}`;
};

/** Whether a word is the comparative of an adjective: "fresher". */
export const isComparative = (word: string): boolean =>
  word.endsWith('er') &&
  [word.slice(0, -2), word.slice(0, -1), word.replace(/ier$/, 'y'), word.slice(0, -3)].some(
    (base) => base !== word && lemmaEntry(base)?.classes.includes('a') === true,
  );

/** How far the words reach that are read without their order. */
const reach = 8;

/** The different words of a stretch, with one sign for comparatives. */
const farther = (words: readonly string[], from: number, to: number): string[] => [
  ...new Set(
    words.slice(Math.max(0, from), Math.max(0, to)).map((word) => (isComparative(word) ? '-er' : word)),
  ),
];

/**
 * What the context tells about a place: the three words on each side, their groups, pairs and triples of both, and the
 * words that are farther away.
 */
export const contextFeatures = (
  words: readonly string[],
  groupOf: (word: string) => string,
  at: number,
): readonly string[] => {
  const word = (by: number): string => words[at + by] ?? (by < 0 ? '<' : '>');
  const [b, c, d, e] = [word(-2), word(-1), word(1), word(2)];
  const [A, B, C, D, E, F] = [
    groupOf(word(-3)),
    groupOf(b),
    groupOf(c),
    groupOf(d),
    groupOf(e),
    groupOf(word(3)),
  ];
  const [before, after, next] = [wordClass(c), wordClass(d), wordClass(e)];
  return [
    `a${c}`,
    `b${d}`,
    `c${b}`,
    `d${e}`,
    `e${c}_${d}`,
    `f${b}_${c}`,
    `g${d}_${e}`,
    `A${C}`,
    `B${D}`,
    `C${B}`,
    `D${E}`,
    `E${C}_${D}`,
    `F${B}_${C}`,
    `G${D}_${E}`,
    `H${c}_${D}`,
    `I${C}_${d}`,
    `J${d}_${E}`,
    `K${D}_${e}`,
    `L${B}_${c}`,
    `M${D}_${E}_${F}`,
    `N${C}_${D}_${E}`,
    `O${B}_${C}_${D}`,
    `P${F}`,
    `Q${A}`,
    `R${after}`,
    `S${before}`,
    `T${after}_${next}`,
    `U${before}_${after}`,
    `V${after}_${next}_${wordClass(word(3))}`,
    `W${d.slice(-3)}`,
    `X${e.slice(-3)}`,
    ...farther(words, at - reach, at - 3).map((other) => `Y${other}`),
    ...farther(words, at + 4, at + reach + 1).map((other) => `Z${other}`),
  ];
};

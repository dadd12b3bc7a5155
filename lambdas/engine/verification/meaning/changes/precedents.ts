import { type Packed, unpack } from '#engine/packed/unpack.ts';
import { openLexicon, type Part, sensesOf } from '#engine/verification/lexicon/lexicon.ts';
import type { Forms } from './memoize-pairs.ts';
import packed from './precedents.json' with { type: 'json' };

/**
 * How often labeled edits have made a change. Each faithful edit counts as one. A false edit counts as one divided by
 * the square root of its number of changes, because only some of them are to blame.
 */
export type Precedent = readonly [faithful: number, false: number];
export type Precedents = ReadonlyMap<string, Precedent>;

/** The features that a change shares with changes in other texts. */
export type PrecedentKeys = {
  /** The pair of words in either order, the new word and the old word. The last two are null if the word stays. */
  words: readonly (string | null)[];
  /**
   * Classes of meaning: of the pair, of the new word, of the old word, and of the pair with or without a known
   * synonymy.
   */
  classes: readonly (string | null)[];
};

/** Less frequent senses say little about a word. */
const sensesSeen = 4;
const noClass = -1;

/** The class of a word's meaning in its part of speech (WordNet's number), or -1. */
const classOf = (word: Forms | null): number => {
  if (word === null) return noClass;
  const { senses } = openLexicon();
  const own = sensesOf(word.base)
    .slice(0, sensesSeen)
    .map((sense) => senses.get(sense));
  return (own.find((sense) => sense?.part === word.part) ?? own[0])?.file ?? noClass;
};

/** The classes of meaning and the lengths of both words. */
export const wordFeatures = (before: Forms | null, after: Forms | null): number[] =>
  [before, after].flatMap((word) => [classOf(word), word === null ? -1 : word.text.length]);

const partOf = (word: Forms | null): Part | 'other' | 'none' =>
  word === null ? 'none' : (word.part ?? 'other');

/** The keys of a change. `isSynonym` says whether the lexicon or people accept one word for the other. */
export const precedentKeys = (
  before: Forms | null,
  after: Forms | null,
  isSynonym: boolean,
): PrecedentKeys => {
  const [a, b] = [before?.base ?? '', after?.base ?? ''];
  const pair = `pair ${[a, b].sort().join(' ')}`;
  if (a === b) return { words: [pair, null, null], classes: [null, null, null, null] };
  const [x, y] = [classOf(before), classOf(after)];
  const [p, q] = [partOf(before), partOf(after)];
  const [low, high] = [Math.min(x, y), Math.max(x, y)];
  return {
    words: [pair, `after ${b}`, `before ${a}`],
    classes: [
      `classes ${low} ${high} ${p} ${q}`,
      `class after ${y} ${q}`,
      `class before ${x} ${p}`,
      `classes ${low} ${high} ${isSynonym ? 'synonyms' : 'others'}`,
    ],
  };
};

/** Added to both counts, so that a single precedent decides little. */
const [wordPrior, classPrior] = [0.5, 3];
const noPrecedent: Precedent = [0, 0];

const logOdds = ([faithful, wrong]: Precedent, prior: number): number =>
  Math.log((faithful + prior) / (wrong + prior));

/** The features on its precedents that the learned decision about one change reads. */
export const precedentFeatures = ({ words, classes }: PrecedentKeys, precedents: Precedents): number[] => {
  const find = (key: string | null): Precedent =>
    key === null ? noPrecedent : (precedents.get(key) ?? noPrecedent);
  return [
    ...words.flatMap((key) => {
      const found = find(key);
      return [logOdds(found, wordPrior), Math.log1p(found[0] + found[1])];
    }),
    ...classes.map((key) => logOdds(find(key), classPrior)),
  ];
};

/**
 * The positions, from the end of a row, of the log odds of the pair, the new word, the old word and the two classes
 * of the pair.
 */
export const precedentOdds = [10, 8, 6, 4, 1] as const;

/** Reads lines of key, faithful count, and false count in hundredths, separated by tabs. */
const read = (lines: string): Precedents =>
  new Map(
    lines.split('\n').map((line) => {
      const [key = '', faithful, wrong] = line.split('\t');
      return [key, [Number(faithful), Number(wrong) / 100]] as const;
    }),
  );

let shipped: Precedents | undefined;

/** The precedents from all labeled edits, by `scripts/train/verification/train-judge.ts`. */
export const openPrecedents = (): Precedents => {
  shipped ??= read(new TextDecoder().decode(unpack(packed satisfies Packed<'lines'>)('lines')));
  return shipped;
};

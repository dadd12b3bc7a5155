import { cosine, meanVector, type Vector, vectorCosine } from '#engine/verification/lexicon/lexicon.ts';
import type { Hunk, WordChange } from './align-words.ts';
import { type KnownPair, knownPair } from './known-pair.ts';
import { usageOf } from './relations.ts';
import { contextVector, substitutionScores } from './substitution.ts';
import type { Word } from './words.ts';

/** A passage with its words. */
export type Side = { words: readonly Word[]; text: string };

/** Most passages have few changes, so scanning the words takes less time than building a set of them. */
const hasBase = ({ words }: Side, base: string): boolean => {
  for (let i = 0; i < words.length; i += 1) if ((words[i] as Word).base === base) return true;
  return false;
};

/** Two passages in which more pairs of words differ share hardly any meaning. */
export const maxChangedPairs = 3_600;

/** A change with the data that the decision about the whole passage needs. */
export type ChangeFeatures = Omit<KnownPair, 'isSame' | 'row'> & {
  change: WordChange;
  /** The passages that it belongs to. */
  sides: readonly [before: Side, after: Side];
  /** Log odds that the new word can replace the old one, and the reverse; null unless words were replaced. */
  forth: number | null;
  back: number | null;
  /** For a dropped or added word, its cosine with the nearest word on the other side of its hunk. */
  nearest: number;
  /** Whether a dropped word is still in the rewrite, or an added one was in the original. */
  isElsewhere: boolean;
  /** Whether the original also has the new word. */
  isKnownAfter: boolean;
  /** The cosine of the whole hunks; -2 if one side has no words. */
  hunkCosine: number;
  /** The row that the learned decision about one change reads; the features of its precedents come last. */
  row: Float32Array;
};

/** The number of words on each side of a replaced word that show whether the new one fits. */
const contextWords = 8;

const contextOf = (word: Word, { words }: Side): string[] => {
  const context: string[] = [];
  const end = Math.min(words.length, word.index + contextWords + 1);
  for (let i = Math.max(0, word.index - contextWords); i < end; i += 1) {
    const other = words[i];
    if (other !== undefined && other !== word) context.push(other.text);
  }
  return context;
};

const noScore = -9;
const sameScore = 4;

const nearestIn = (word: Word, others: readonly Word[]): number =>
  Math.max(-1, ...others.filter(({ isFunction }) => !isFunction).map((other) => usageOf(word, other)));

/** The cosine of a dropped word with the nearest of the added ones, or the reverse; -1 for a replaced word. */
const nearestAcross = ({ before, after, from, to }: WordChange): number => {
  if (before !== null && after === null) return nearestIn(before, to.added);
  if (after !== null && before === null) return nearestIn(after, from.removed);
  return -1;
};

const neighborCosine = (word: Word | null, { left, right }: Hunk): number =>
  word === null
    ? -1
    : Math.max(
        -1,
        ...[left, right].map((other) =>
          other === null || other.isFunction ? -1 : cosine(other.base, word.base),
        ),
      );

/** The mean vectors of the sides of hunks, which all changes of a hunk share. */
type Means = Map<readonly Word[], Vector | null>;

const meanOf = (words: readonly Word[], means: Means): Vector | null => {
  const known = means.get(words);
  if (known !== undefined) return known;
  const mean = meanVector(
    words.map(({ text, isFunction }) => ({ word: text, weight: isFunction ? 0.1 : 1 })),
  );
  means.set(words, mean);
  return mean;
};

const cosineOfHunks = ({ from, to }: WordChange, means: Means): number =>
  from.removed.length > 0 && to.added.length > 0
    ? vectorCosine(meanOf(from.removed, means), meanOf(to.added, means))
    : -2;

/** Log odds that each word can replace the other in its passage; null unless one word replaces another. */
const replacementScores = (
  { before: a, after: b }: WordChange,
  isSame: boolean,
  passage: Side,
): readonly [number | null, number | null] =>
  a !== null && b !== null && !isSame && !a.isNumber && !b.isNumber
    ? substitutionScores(a, b, contextVector(contextOf(a, passage)))
    : [null, null];

const flag = (word: Word | null, test: (word: Word) => boolean): number =>
  word === null ? -1 : test(word) ? 1 : 0;

const maxWords = 9;

/** The classes of both words, and the size of the hunks that they are in. */
const wordFlags = ({ before: a, after: b, from, to }: WordChange): number[] => [
  flag(a, ({ isName }) => isName),
  flag(b, ({ isName }) => isName),
  flag(a, ({ isNumber }) => isNumber),
  flag(b, ({ isNumber }) => isNumber),
  flag(a, ({ isFunction }) => isFunction),
  flag(b, ({ isFunction }) => isFunction),
  Math.min(maxWords, from.removed.length),
  Math.min(maxWords, to.added.length),
];

/** Concatenates the parts of a row. */
const joinRow = (parts: readonly ArrayLike<number>[]): Float32Array => {
  const row = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    row.set(part, at);
    at += part.length;
  }
  return row;
};

const readChange = (change: WordChange, sides: readonly [Side, Side], means: Means): ChangeFeatures => {
  const [before, after] = sides;
  const { before: a, after: b, from, to } = change;
  const { isSame, row: known, ...pair } = knownPair(a, b);
  const [forth, back] = replacementScores(change, isSame, before);
  const nearest = nearestAcross(change);
  const inRewrite = a !== null && hasBase(after, a.base);
  const inOriginal = b !== null && hasBase(before, b.base);
  const hunkCosine = cosineOfHunks(change, means);
  const missing = isSame ? sameScore : noScore;
  const row = joinRow([
    known.words,
    wordFlags(change),
    [nearest, (inOriginal ? 1 : 0) + (inRewrite ? 2 : 0)],
    known.kinds,
    [hunkCosine, neighborCosine(a, from), neighborCosine(b, to)],
    known.force,
    [forth ?? missing, back ?? missing, Math.min(forth ?? missing, back ?? missing)],
    known.precedents,
  ]);
  return {
    ...pair,
    change,
    sides,
    forth,
    back,
    nearest,
    isElsewhere: a === null ? inOriginal : inRewrite,
    isKnownAfter: inOriginal,
    hunkCosine,
    row,
  };
};

/** Reads the features of the changes between two passages. */
export const changeFeatures = (
  changes: readonly WordChange[],
  sides: readonly [before: Side, after: Side],
): ChangeFeatures[] => {
  const means: Means = new Map();
  return changes.map((change) => readChange(change, sides, means));
};

import { checkDeadline } from '#engine/bounds/deadline.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { relationOf } from './relations.ts';
import type { Word } from './words.ts';

/** A place where two passages differ, with the common words on either side of it. */
export type Hunk = { removed: Word[]; added: Word[]; left: Word | null; right: Word | null };

/** A word that was replaced, moved, dropped (`after` is null) or added (`before` is null). */
export type WordChange = {
  before: Word | null;
  after: Word | null;
  /** The hunks of the two words; the same hunk unless the word moved. */
  from: Hunk;
  to: Hunk;
};

const weightOf = (word: Word): number => (word.isFunction ? 1 : 1.6);
const matchWeight = (a: Word, b: Word): number => weightOf(a) + (a.text === b.text ? 0.05 : 0);

/** The number of words with which both passages start. They are also in the best common subsequence. */
const sameStart = (a: readonly Word[], b: readonly Word[]): number => {
  const max = Math.min(a.length, b.length);
  let at = 0;
  while (at < max && a[at]?.text === b[at]?.text && a[at]?.base === b[at]?.base) at += 1;
  return at;
};

/** The table for two sentences of 120 words; longer ones get their own. */
const usualTable = new Float64Array(121 * 121);

/**
 * The weights of the best common subsequence from each pair of places on, after the first `start` words. The next
 * call overwrites the same table.
 */
const tableOf = (a: readonly Word[], b: readonly Word[], start: number): Float64Array => {
  const width = b.length + 1;
  const size = (a.length + 1) * width;
  const table = size > usualTable.length ? new Float64Array(size) : usualTable.fill(0, start * width, size);
  for (let i = a.length - 1; i >= start; i -= 1) {
    checkDeadline();
    for (let j = b.length - 1; j >= start; j -= 1) {
      const [x, y] = [a[i], b[j]];
      let best = Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
      if (x !== undefined && y !== undefined && x.base === y.base)
        best = Math.max(best, (table[(i + 1) * width + j + 1] ?? 0) + matchWeight(x, y));
      table[i * width + j] = best;
    }
  }
  return table;
};

/** The differences of two passages, in order; words count as the same if they have the same base form. */
export const findHunks = (a: readonly Word[], b: readonly Word[]): Hunk[] => {
  const start = sameStart(a, b);
  const table = tableOf(a, b, start);
  const width = b.length + 1;
  const at = (i: number, j: number): number => table[i * width + j] ?? 0;
  const hunks: Hunk[] = [];
  let [i, j] = [start, start];
  let open: Hunk | null = null;
  let last: Word | null = a[start - 1] ?? null;
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    const isCommon: boolean =
      x !== undefined &&
      y !== undefined &&
      x.base === y.base &&
      Math.abs(at(i, j) - at(i + 1, j + 1) - matchWeight(x, y)) < 1e-9;
    if (isCommon && x !== undefined) {
      if (open !== null) open.right = x;
      open = null;
      last = x;
      i += 1;
      j += 1;
      continue;
    }
    if (open === null) {
      open = { removed: [], added: [], left: last, right: null };
      hunks.push(open);
    }
    if (x !== undefined && (y === undefined || at(i + 1, j) >= at(i, j + 1))) {
      open.removed.push(x);
      i += 1;
    } else if (y !== undefined) {
      open.added.push(y);
      j += 1;
    }
  }
  return hunks;
};

const numberWord = new RegExp(
  `^(?:one|${alternatives(twoToTen)}|twelve|hundred|thousand|million|half|dozen)$`,
);

/** How plausible it is that one word replaces the other. */
const affinity = (a: Word, b: Word): number => {
  if (a.base === b.base) return 3;
  if (a.isNumber !== b.isNumber) return numberWord.test(a.isNumber ? b.text : a.text) ? 1 : 0;
  if (a.isNumber) return 1.2;
  if (a.isFunction !== b.isFunction) return 0.1;
  const relation = relationOf(a, b);
  const strongest = Math.max(
    relation.synonym * 1.5 + (relation.synonym > 0 ? 0.5 : 0),
    relation.paraphrase * 1.6,
    Math.max(relation.derived, relation.stem) * 1.5,
    relation.antonym * 1.4,
    relation.broader,
    relation.narrower,
    relation.sibling * 0.9,
    relation.similar,
  );
  return strongest + Math.max(0, relation.cosine) + relation.samePart * 0.3 + (a.isFunction ? 0.3 : 0);
};

type Placed = { word: Word; hunk: Hunk; number: number; share: number };

const placedIn = (hunks: readonly Hunk[], side: 'removed' | 'added'): Placed[] =>
  hunks.flatMap((hunk, number) =>
    hunk[side].map((word, i) => ({ word, hunk, number, share: i / hunk[side].length })),
  );

/** Function words that say as much as others: they move with the words that they negate or limit. */
const heavyFunctionWords = new Set('not no never only without'.split(' '));

const canMove = ({ isFunction, text }: Word): boolean => !isFunction || heavyFunctionWords.has(text);

/** A replacement is in the same hunk or a neighboring one; only the same word may move farther. */
const similarity = (a: Placed, b: Placed): number => {
  const distance = Math.abs(a.number - b.number);
  if (distance > 1 && (a.word.base !== b.word.base || !canMove(a.word))) return 0;
  const penalty = distance === 0 ? 0.05 * Math.abs(a.share - b.share) - 0.25 : distance === 1 ? 0.9 : 1.2;
  return affinity(a.word, b.word) - penalty;
};

const minSimilarity = 0.35;

type Pair = { score: number; a: Placed; b: Placed };

/** Two sides of 60 words each. Relating two words takes up to ten microseconds. */
const maxRelations = 3_600;

/**
 * How far apart two words may be, as a share of their hunks (0-1). Beyond 60 words per side, each word is compared
 * only with those at roughly its own place.
 */
const reachOf = (hunks: readonly Hunk[]): number => {
  const around = (at: number): number =>
    [at - 1, at, at + 1].reduce((sum, other) => sum + (hunks[other]?.added.length ?? 0), 0);
  const pairs = hunks.reduce((sum, { removed }, at) => sum + removed.length * around(at), 0);
  return pairs <= maxRelations ? 1 : maxRelations / (2 * pairs);
};

const possiblePairs = (removed: readonly Placed[], added: readonly Placed[], reach: number): Pair[] => {
  const pairs: Pair[] = [];
  for (const a of removed) {
    checkDeadline();
    for (const b of added) {
      if (Math.abs(a.share - b.share) > reach && a.word.base !== b.word.base) continue;
      const score = similarity(a, b);
      if (score > minSimilarity) pairs.push({ score, a, b });
    }
  }
  return pairs.sort((x, y) => y.score - x.score);
};

/** Pairs the words of hunks with their replacements, best first; the remaining words were dropped or added. */
export const findWordChanges = (hunks: readonly Hunk[]): WordChange[] => {
  const [removed, added] = [placedIn(hunks, 'removed'), placedIn(hunks, 'added')];
  const used = new Set<Placed>();
  const changes: WordChange[] = [];
  for (const { a, b } of possiblePairs(removed, added, reachOf(hunks))) {
    if (used.has(a) || used.has(b)) continue;
    used.add(a).add(b);
    changes.push({ before: a.word, after: b.word, from: a.hunk, to: b.hunk });
  }
  for (const { word, hunk } of removed.filter((place) => !used.has(place)))
    changes.push({ before: word, after: null, from: hunk, to: hunk });
  for (const { word, hunk } of added.filter((place) => !used.has(place)))
    changes.push({ before: null, after: word, from: hunk, to: hunk });
  return changes;
};

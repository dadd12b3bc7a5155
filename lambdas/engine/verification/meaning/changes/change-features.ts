import {
  cosine,
  meanVector,
  openLexicon,
  type Vector,
  vectorCosine,
} from '#engine/verification/lexicon/lexicon.ts';
import type { Hunk, WordChange } from './align-words.ts';
import { type Forms, memoizeByPair } from './memoize-pairs.ts';
import {
  openPrecedents,
  type PrecedentKeys,
  precedentFeatures,
  precedentKeys,
  wordFeatures,
} from './precedents.ts';
import { type Relation, relationOf, usageOf } from './relations.ts';
import { scaleSteps, speechActChange } from './scales.ts';
import { contextVector, logRank, partShares, substitutionScores } from './substitution.ts';
import { wordKinds } from './word-kinds.ts';
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
export type ChangeFeatures = {
  change: WordChange;
  /** The passages that it belongs to. */
  sides: readonly [before: Side, after: Side];
  relation: Relation | null;
  /** Log odds that the new word can replace the old one, and the reverse; null unless words were replaced. */
  forth: number | null;
  back: number | null;
  partsBefore: readonly number[];
  partsAfter: readonly number[];
  kindsBefore: readonly boolean[];
  kindsAfter: readonly boolean[];
  /** For a dropped or added word, its cosine with the nearest word on the other side of its hunk. */
  nearest: number;
  /** Whether a dropped word is still in the rewrite, or an added one was in the original. */
  isElsewhere: boolean;
  /** Whether the original also has the new word. */
  isKnownAfter: boolean;
  /** The cosine of the whole hunks; -2 if one side has no words. */
  hunkCosine: number;
  /** How good or bad both words sound, from -5 to 5; 0 for a missing word. */
  valences: readonly [number, number];
  /** The number of steps on a scale of force, and whether the speech act differs: see `scales.ts`. */
  steps: number;
  speechAct: number;
  precedents: PrecedentKeys;
  /** The row that the learned decision about one change reads; the features of its precedents come last. */
  row: Float32Array;
};

const unrelated: Omit<Relation, 'things'> = {
  synonym: -1,
  broader: -1,
  narrower: -1,
  sibling: -1,
  antonym: -1,
  contrary: -1,
  contraries: -1,
  similar: -1,
  paraphrase: -1,
  loose: -1,
  fitted: -1,
  cosine: -2,
  derived: -1,
  stem: -1,
  samePart: -1,
  depth: -1,
  path: -1,
  sameFile: -1,
  neighbors: -1,
  shared: -1,
  chosen: -1,
  choices: -1,
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

const kindsOf = (word: Forms | null): boolean[] =>
  wordKinds.map((kind) => word !== null && (kind.has(word.text) || kind.has(word.base)));

const nearestIn = (word: Word, others: readonly Word[]): number =>
  Math.max(-1, ...others.filter(({ isFunction }) => !isFunction).map((other) => usageOf(word, other)));

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

const flag = (word: Word | null, test: (word: Word) => boolean): number =>
  word === null ? -1 : test(word) ? 1 : 0;

const valenceOf = (word: Forms | null): number => {
  if (word === null) return 0;
  const { ranks, valences } = openLexicon();
  return valences.get(ranks.get(word.text) ?? -1) ?? valences.get(ranks.get(word.base) ?? -1) ?? 0;
};

const maxWords = 9;

/** What is known about two words in any context; null for a word that one side lacks. */
type KnownPair = Pick<
  ChangeFeatures,
  | 'relation'
  | 'partsBefore'
  | 'partsAfter'
  | 'kindsBefore'
  | 'kindsAfter'
  | 'valences'
  | 'steps'
  | 'speechAct'
  | 'precedents'
> & {
  isSame: boolean;
  /** Parts of the row, in order; features of the passage come between them. */
  row: { words: Float32Array; kinds: Float32Array; force: Float32Array; precedents: Float32Array };
};

const readPair = (a: Forms | null, b: Forms | null): KnownPair => {
  const relation = a !== null && b !== null ? relationOf(a, b) : null;
  const isSame = a !== null && b !== null && a.base === b.base;
  const partsBefore = partShares(a?.base ?? '', a?.part ?? null);
  const partsAfter = partShares(b?.base ?? '', b?.part ?? null);
  const [kindsBefore, kindsAfter] = [kindsOf(a), kindsOf(b)];
  const valences = [valenceOf(a), valenceOf(b)] as const;
  const [steps, speechAct] = [scaleSteps(a, b), speechActChange(a, b)];
  const isSynonym = relation !== null && (relation.synonym > 0 || relation.paraphrase > 0);
  const precedents = precedentKeys(a, b, isSynonym);
  // Whether both are things is for the rules of `decisive-changes.ts`; the trees gain nothing from it.
  const { things: _things, ...learned } = relation ?? { ...unrelated, things: 0 };
  return {
    relation,
    isSame,
    partsBefore,
    partsAfter,
    kindsBefore,
    kindsAfter,
    valences,
    steps,
    speechAct,
    precedents,
    row: {
      words: Float32Array.of(
        b === null ? 1 : a === null ? 2 : 0,
        ...Object.values(learned),
        a === null ? -1 : logRank(a.text),
        b === null ? -1 : logRank(b.text),
        ...partsBefore,
        ...partsAfter,
      ),
      kinds: Float32Array.of(...kindsBefore.map(Number), ...kindsAfter.map(Number)),
      force: Float32Array.of(
        isSame ? 1 : 0,
        ...valences,
        valences[1] - valences[0],
        steps,
        Math.abs(steps),
        speechAct,
      ),
      precedents: Float32Array.of(...wordFeatures(a, b), ...precedentFeatures(precedents, openPrecedents())),
    },
  };
};

const knownPair = memoizeByPair(readPair);

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
  const isScored = a !== null && b !== null && !isSame && !a.isNumber && !b.isNumber;
  const [forth, back] = isScored
    ? substitutionScores(a, b, contextVector(contextOf(a, before)))
    : [null, null];
  const nearest =
    a !== null && b === null
      ? nearestIn(a, to.added)
      : b !== null && a === null
        ? nearestIn(b, from.removed)
        : -1;
  const inRewrite = a !== null && hasBase(after, a.base);
  const inOriginal = b !== null && hasBase(before, b.base);
  const hunkCosine =
    from.removed.length > 0 && to.added.length > 0
      ? vectorCosine(meanOf(from.removed, means), meanOf(to.added, means))
      : -2;
  const missing = isSame ? sameScore : noScore;
  const row = joinRow([
    known.words,
    [
      flag(a, ({ isName }) => isName),
      flag(b, ({ isName }) => isName),
      flag(a, ({ isNumber }) => isNumber),
      flag(b, ({ isNumber }) => isNumber),
      flag(a, ({ isFunction }) => isFunction),
      flag(b, ({ isFunction }) => isFunction),
      Math.min(maxWords, from.removed.length),
      Math.min(maxWords, to.added.length),
      nearest,
      (inOriginal ? 1 : 0) + (inRewrite ? 2 : 0),
    ],
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

import { openLexicon } from '#engine/verification/lexicon/lexicon.ts';
import { type Forms, memoizeByPair } from './memoize-pairs.ts';
import {
  openPrecedents,
  type PrecedentKeys,
  precedentFeatures,
  precedentKeys,
  wordFeatures,
} from './precedents.ts';
import { type Relation, relationOf } from './relations.ts';
import { scaleSteps, speechActChange } from './scales.ts';
import { logRank, partShares } from './substitution.ts';
import { wordKinds } from './word-kinds.ts';

/** What is known about two words in any context. A word is null if its side has none. */
export type KnownPair = {
  relation: Relation | null;
  isSame: boolean;
  partsBefore: readonly number[];
  partsAfter: readonly number[];
  kindsBefore: readonly boolean[];
  kindsAfter: readonly boolean[];
  /** How good or bad both words sound, from -5 to 5; 0 for a missing word. */
  valences: readonly [number, number];
  /** The number of steps on a scale of force, and whether the speech act differs: see `scales.ts`. */
  steps: number;
  speechAct: number;
  precedents: PrecedentKeys;
  /** Parts of the row, in order; features of the passage come between them. */
  row: { words: Float32Array; kinds: Float32Array; force: Float32Array; precedents: Float32Array };
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

const kindsOf = (word: Forms | null): boolean[] =>
  wordKinds.map((kind) => word !== null && (kind.has(word.text) || kind.has(word.base)));

const valenceOf = (word: Forms | null): number => {
  if (word === null) return 0;
  const { ranks, valences } = openLexicon();
  return valences.get(ranks.get(word.text) ?? -1) ?? valences.get(ranks.get(word.base) ?? -1) ?? 0;
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

export const knownPair = memoizeByPair(readPair);

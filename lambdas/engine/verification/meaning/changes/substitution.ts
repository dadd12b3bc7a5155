import type { BoostedTrees } from '#engine/keyphrases/boosted-trees.ts';
import {
  cosineWith,
  openLexicon,
  type Part,
  sensesOf,
  type Vector,
  vectorSum,
} from '#engine/verification/lexicon/lexicon.ts';
import { type Forms, memoizeByPair } from './memoize-pairs.ts';
import { relationOf } from './relations.ts';
import weights from './substitution-weights.json' with { type: 'json' };
import { type RowScorer, rowScorer } from './trees.ts';

const parts: readonly Part[] = ['n', 'v', 'a', 'r'];

/** Noun, verb, adjective and adverb: 1 for a word's part of speech, or the shares of its senses if it is unknown. */
export const partShares = (word: string, known: Part | null): number[] => {
  if (known !== null) return parts.map((part) => (part === known ? 1 : 0));
  const { senses } = openLexicon();
  const own = sensesOf(word);
  return parts.map(
    (part) => own.filter((sense) => senses.get(sense)?.part === part).length / (own.length || 1),
  );
};

/** The rank of words that are rarer than all in the lexicon. */
const unknownRank = 90_000;

/** The natural logarithm of a word's rank by frequency: 0.7 for the most frequent word, 11.4 for unknown ones. */
export const logRank = (word: string): number => Math.log(2 + (openLexicon().ranks.get(word) ?? unknownRank));

/** The most frequent words say nothing about the subject. */
const informativeRank = 150;

/** The mean vector of the informative words around a word. */
export const contextVector = (context: readonly string[]): Vector | null => {
  const mean = vectorSum();
  for (const word of context) {
    const rank = openLexicon().ranks.get(word);
    if (rank !== undefined && rank >= informativeRank) mean.add(rank, 1);
  }
  return mean.value();
};

/** The features of two words by themselves that come before and after those of their context. */
const pairFeatures = memoizeByPair((a: Forms, b: Forms): [Float32Array, Float32Array] => {
  // The weights are learned from people's choices, so the features must not include these.
  const {
    chosen: _chosen,
    choices: _choices,
    contrary: _contrary,
    contraries: _contraries,
    ...relation
  } = relationOf(a, b);
  const words = Float32Array.of(
    ...Object.values(relation),
    logRank(a.base),
    logRank(b.base),
    ...partShares(a.base, a.part),
    ...partShares(b.base, b.part),
  );
  return [words, Float32Array.of(sensesOf(a.base).length, sensesOf(b.base).length)];
});

let features = new Float32Array();

/** All features of two words. The next call overwrites the same row, because each row is scored immediately. */
const featuresOf = (a: Forms, b: Forms, fitA: number, fitB: number): Float32Array => {
  const [words, senses] = pairFeatures(a, b);
  if (features.length === 0) features = new Float32Array(words.length + 3 + senses.length);
  features.set(words);
  features[words.length] = fitA;
  features[words.length + 1] = fitB;
  features[words.length + 2] = fitB - fitA;
  features.set(senses, words.length + 3);
  return features;
};

/** How well a word fits among others, by the vector of its context. */
const fitOf = ({ base }: Forms, around: Vector | null): number => cosineWith(around, base);

/**
 * The features by which the model decides whether a word can replace another one; `around` is the vector of the
 * context.
 */
export const substitutionFeatures = (a: Forms, b: Forms, around: Vector | null): Float32Array =>
  featuresOf(a, b, fitOf(a, around), fitOf(b, around)).slice();

let score: RowScorer | undefined;

/**
 * The log odds that people accept one word for another in a context, and the reverse. Learned from SWORDS (Lee et
 * al., 2021), with siblings and antonyms from WordNet as counterexamples, by
 * `scripts/train/verification/train-substitutions.ts`.
 */
export const substitutionScores = (
  a: Forms,
  b: Forms,
  around: Vector | null,
): [forth: number, back: number] => {
  score ??= rowScorer(weights satisfies BoostedTrees);
  const [fitA, fitB] = [fitOf(a, around), fitOf(b, around)];
  return [score(featuresOf(a, b, fitA, fitB)), score(featuresOf(b, a, fitB, fitA))];
};

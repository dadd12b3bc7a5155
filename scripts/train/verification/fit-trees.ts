import type { BoostedTrees } from '#engine';
import { type GrowOptions, growTrees } from '../grow-trees.ts';

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Boosted trees that predict the log odds of targets from 0 to 1; each row has a weight. */
export const fitTrees = (
  rows: readonly Float32Array[],
  targets: ArrayLike<number>,
  weights: ArrayLike<number>,
  options: GrowOptions,
): BoostedTrees =>
  growTrees(
    rows,
    (scores, gradient, hessian) => {
      for (let i = 0; i < rows.length; i++) {
        const p = sigmoid(scores[i] ?? 0);
        const weight = weights[i] ?? 1;
        gradient[i] = weight * (p - (targets[i] ?? 0));
        hessian[i] = Math.max(1e-3, weight * p * (1 - p));
      }
    },
    options,
  );

/** Before any tree, a change is false with a probability of 12%: most changes of a false text are harmless. */
const firstScore = -2;
/** Keeps the steps small where almost nothing is known. */
const minChance = 1e-6;

/** Adds the log odds that a model starts with, as a tree of one leaf. */
const withFirstScore = (trees: BoostedTrees): BoostedTrees => ({
  roots: [...trees.roots, trees.feature.length],
  feature: [...trees.feature, -1],
  value: [...trees.value, firstScore],
  left: [...trees.left, -1],
});

/** Bags of rows, each bag with a target (0 or 1) and a weight; `bagOf` has the bag of each row. */
export interface Bags {
  bagOf: readonly number[];
  targets: readonly number[];
  weights: readonly number[];
}

/**
 * Boosted trees that predict the log odds of rows when only bags are labeled: a bag is 1 if at least one of its rows is
 * (MILBoost: Viola et al., 2005).
 */
export const fitBags = (
  rows: readonly Float32Array[],
  { bagOf, targets, weights }: Bags,
  options: GrowOptions,
): BoostedTrees => {
  const logs = new Float64Array(targets.length);
  const chanceOf = (scores: Float64Array, row: number): number => sigmoid((scores[row] ?? 0) + firstScore);
  const trees = growTrees(
    rows,
    (scores, gradient, hessian) => {
      logs.fill(0);
      bagOf.forEach((bag, row) => {
        logs[bag] = (logs[bag] ?? 0) + Math.log(1 - Math.min(1 - 1e-9, chanceOf(scores, row)));
      });
      bagOf.forEach((bag, row) => {
        const p = chanceOf(scores, row);
        const weight = weights[bag] ?? 1;
        const whole = Math.max(minChance, 1 - Math.exp(logs[bag] ?? 0));
        const open = (1 - whole) / whole;
        const isOne = targets[bag] === 1;
        gradient[row] = weight * (isOne ? -p * open : p);
        const curve = isOne ? Math.max(p * (1 - p) * open, (p * p * open) / whole) : p * (1 - p);
        hessian[row] = Math.max(1e-3, weight * curve);
      });
    },
    options,
  );
  return withFirstScore(trees);
};

/** A model that predicts the mean of several: all their trees, with smaller leaf values. */
export const average = (models: readonly BoostedTrees[]): BoostedTrees => {
  const mean: BoostedTrees = { roots: [], feature: [], value: [], left: [] };
  for (const { roots, feature, value, left } of models) {
    const offset = mean.feature.length;
    mean.roots.push(...roots.map((root) => root + offset));
    mean.left.push(...left.map((node) => node + offset));
    mean.value.push(...value.map((x, node) => ((feature[node] ?? -1) < 0 ? x / models.length : x)));
    mean.feature.push(...feature);
  }
  return mean;
};

/** Shortens the numbers of trees to few digits: a third of the size. */
export const shorten = (trees: BoostedTrees, digits = 5): BoostedTrees => ({
  ...trees,
  value: trees.value.map((value) => Number(value.toPrecision(digits))),
});

export const scoreWith = ({ roots, feature, value, left }: BoostedTrees, row: Float32Array): number => {
  let sum = 0;
  for (const root of roots) {
    let node = root;
    while ((feature[node] ?? -1) >= 0)
      node = (left[node] ?? 0) + ((row[feature[node] ?? 0] ?? 0) <= (value[node] ?? 0) ? 0 : 1);
    sum += value[node] ?? 0;
  }
  return sum;
};

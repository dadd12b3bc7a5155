import type { BoostedTrees } from '#engine';
import { type GrowOptions, growTrees } from '../grow-trees.ts';

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Boosted trees that give the log odds of targets from 0 to 1, each row with its weight. */
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

/** One model that gives the mean of several: all their trees, with smaller leaves. */
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

/** Trees with numbers of few digits: a third of the size. */
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

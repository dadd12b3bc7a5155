import type { FeatureMatrix } from './feature-matrix.ts';

/** A sum of regression trees. The nodes of all trees share one set of arrays; leaves have feature -1. */
export type BoostedTrees = {
  /** The index of each tree's root. */
  roots: number[];
  feature: number[];
  /** The threshold of a node (left if the feature is at most this), or the value of a leaf. */
  value: number[];
  /** The left child; the right one follows it. */
  left: number[];
};

/** Typed copies of the arrays: several times as fast to traverse as arrays parsed from JSON. */
export type CompiledTrees = {
  roots: Int32Array;
  feature: Int16Array;
  value: Float32Array;
  left: Int32Array;
};

export const compileTrees = (trees: BoostedTrees): CompiledTrees => ({
  roots: Int32Array.from(trees.roots),
  feature: Int16Array.from(trees.feature),
  value: Float32Array.from(trees.value),
  left: Int32Array.from(trees.left),
});

/**
 * For each row, the sum of the leaves that it reaches. Trees are the outer loop, so that one tree's nodes stay in the
 * processor's cache while all rows pass: twice as fast as row by row.
 */
export const scoreTrees = (trees: CompiledTrees, { data, rows, width }: FeatureMatrix): Float64Array => {
  const { roots, feature, value, left } = trees;
  const scores = new Float64Array(rows);
  for (let t = 0; t < roots.length; t++) {
    const root = roots[t] as number;
    for (let r = 0, base = 0; r < rows; r++, base += width) {
      let node = root;
      let f = feature[node] as number;
      while (f >= 0) {
        node = (left[node] as number) + ((data[base + f] as number) <= (value[node] as number) ? 0 : 1);
        f = feature[node] as number;
      }
      scores[r] = (scores[r] as number) + (value[node] as number);
    }
  }
  return scores;
};

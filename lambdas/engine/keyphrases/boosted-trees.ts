/** A sum of regression trees; nodes of all trees lie in one run of arrays, leaves have feature -1. */
export interface BoostedTrees {
  /** Index of each tree's root. */
  roots: number[];
  feature: number[];
  /** Threshold of a node (left when the figure is at most it), value of a leaf. */
  value: number[];
  /** Left child; the right one follows it. */
  left: number[];
}

/** Typed copies of the arrays: several times as fast to walk as what JSON gives. */
export interface CompiledTrees {
  roots: Int32Array;
  feature: Int16Array;
  value: Float32Array;
  left: Int32Array;
}

export function compileTrees(trees: BoostedTrees): CompiledTrees {
  return {
    roots: Int32Array.from(trees.roots),
    feature: Int16Array.from(trees.feature),
    value: Float32Array.from(trees.value),
    left: Int32Array.from(trees.left),
  };
}

/** Sum of the leaves that a row of figures falls into. */
export function scoreTrees(trees: CompiledTrees, row: Float32Array): number {
  const { roots, feature, value, left } = trees;
  let sum = 0;
  for (let t = 0; t < roots.length; t++) {
    let node = roots[t] as number;
    let f = feature[node] as number;
    while (f >= 0) {
      node = (left[node] as number) + ((row[f] as number) <= (value[node] as number) ? 0 : 1);
      f = feature[node] as number;
    }
    sum += value[node] as number;
  }
  return sum;
}

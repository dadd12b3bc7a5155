import type { CompiledTrees } from '#engine/keyphrases/boosted-trees.ts';

/** The sum of the leaves into which a row of figures falls. */
export const scoreRow = ({ roots, feature, value, left }: CompiledTrees, row: ArrayLike<number>): number => {
  let sum = 0;
  for (const root of roots) {
    let node = root;
    let figure = feature[node] ?? -1;
    while (figure >= 0) {
      node = (left[node] ?? 0) + ((row[figure] ?? 0) <= (value[node] ?? 0) ? 0 : 1);
      figure = feature[node] ?? -1;
    }
    sum += value[node] ?? 0;
  }
  return sum;
};

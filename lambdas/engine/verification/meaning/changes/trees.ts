import type { BoostedTrees } from '#engine/keyphrases/boosted-trees.ts';

/** Leaves are the bits of a number. */
const maxLeaves = 32;

/** A split: a row whose feature is above `value` does not reach the leaves under its left branch. */
type Split = { feature: number; value: number; tree: number; without: number };

type Forest = { splits: Split[]; leaves: number[]; firstLeaf: number[] };

const readForest = ({ roots, feature, value, left }: BoostedTrees): Forest => {
  const forest: Forest = { splits: [], leaves: [], firstLeaf: [] };
  roots.forEach((root, tree) => {
    const first = forest.leaves.length;
    forest.firstLeaf.push(first);
    /** Reads the nodes below one; returns the bits of their leaves. */
    const read = (node: number): number => {
      const [column, at] = [feature[node] ?? -1, value[node] ?? 0];
      if (column < 0) return 1 << (forest.leaves.push(at) - 1 - first);
      const below = read(left[node] ?? 0);
      forest.splits.push({ feature: column, value: at, tree, without: ~below });
      return below | read((left[node] ?? 0) + 1);
    };
    read(root);
    const count = forest.leaves.length - first;
    if (count > maxLeaves) throw new Error(`A tree has ${count} leaves; the limit is ${maxLeaves}.`);
  });
  return forest;
};

/**
 * The index at which the splits of each feature start in a list sorted by feature; the last one is the number of
 * splits.
 */
const startsOf = (splits: readonly Split[]): Int32Array => {
  const starts = new Int32Array((splits.at(-1)?.feature ?? -1) + 2);
  for (const { feature } of splits) starts[feature + 1] = (starts[feature + 1] as number) + 1;
  for (let i = 1; i < starts.length; i += 1) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  return starts;
};

/**
 * For each of several models, the sum of the leaves into which a row of features falls. The next call overwrites the
 * same array.
 */
export type ForestScorer = (row: Float32Array) => Float64Array;

/** The trees of all models, concatenated. */
const joinForests = (models: readonly BoostedTrees[]): Forest & { lastTrees: number[] } => {
  const joined: Forest & { lastTrees: number[] } = { splits: [], leaves: [], firstLeaf: [], lastTrees: [] };
  for (const { splits, leaves, firstLeaf } of models.map(readForest)) {
    const [trees, before] = [joined.firstLeaf.length, joined.leaves.length];
    for (const split of splits) joined.splits.push({ ...split, tree: trees + split.tree });
    for (const leaf of leaves) joined.leaves.push(leaf);
    for (const first of firstLeaf) joined.firstLeaf.push(before + first);
    joined.lastTrees.push(joined.firstLeaf.length);
  }
  return joined;
};

/**
 * Prepares trees for scoring row by row (QuickScorer; Lucchese et al., 2015). Feature by feature, each split that a row
 * exceeds rules out leaves of its tree, and the first remaining leaf is the row's. That takes a quarter of the time
 * of walking down the trees, where the processor cannot predict any step. Models that read the same row are scored
 * together, because it cannot predict where the splits of a feature end, either.
 */
export const forestScorer = (models: readonly BoostedTrees[]): ForestScorer => {
  const { splits, leaves, firstLeaf, lastTrees } = joinForests(models);
  splits.sort((a, b) => a.feature - b.feature || a.value - b.value);
  const starts = startsOf(splits);
  const values = Float32Array.from(splits, ({ value }) => value);
  const treeOf = Int32Array.from(splits, ({ tree }) => tree);
  const without = Int32Array.from(splits, (split) => split.without);
  const [sums, first, ends] = [
    Float32Array.from(leaves),
    Int32Array.from(firstLeaf),
    Int32Array.from(lastTrees),
  ];
  const left = new Int32Array(firstLeaf.length);
  // A typed array of more than 64 bytes is allocated outside the heap, which takes longer than scoring a short row.
  const scores = new Float64Array(ends.length);
  return (row) => {
    left.fill(-1);
    for (let column = 0; column + 1 < starts.length; column += 1) {
      const own = row[column] as number;
      const end = starts[column + 1] as number;
      for (let i = starts[column] as number; i < end && !(own <= (values[i] as number)); i += 1) {
        const tree = treeOf[i] as number;
        left[tree] = (left[tree] as number) & (without[i] as number);
      }
    }
    for (let model = 0, tree = 0; model < ends.length; model += 1) {
      let sum = 0;
      for (const end = ends[model] as number; tree < end; tree += 1) {
        const bits = left[tree] as number;
        // The index of the lowest bit that is set.
        const leaf = 31 - Math.clz32(bits & -bits);
        sum += sums[(first[tree] as number) + leaf] as number;
      }
      scores[model] = sum;
    }
    return scores;
  };
};

/** The sum of the leaves into which a row of features falls. */
export type RowScorer = (row: Float32Array) => number;

/** The scorer of one model. */
export const rowScorer = (trees: BoostedTrees): RowScorer => {
  const score = forestScorer([trees]);
  return (row) => score(row)[0] as number;
};

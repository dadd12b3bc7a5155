import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoostedTrees, compileTrees, FeatureMatrix, scoreTrees } from '#engine';
import { rowScorer } from '#engine/verification/meaning/changes/trees.ts';

type Tree = number | { feature: number; value: number; left: Tree; right: Tree };

const value = fc.integer({ min: -4, max: 4 }).map((n) => n / 2);
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    value,
    fc.record({
      feature: fc.nat({ max: 4 }),
      value,
      left: tie('tree'),
      right: tie('tree'),
    }),
  ),
}));

/** Lays out trees like the weights: the right child follows the left one. */
const layOut = (trees: readonly Tree[]): BoostedTrees => {
  const out: BoostedTrees = { roots: [], feature: [], value: [], left: [] };
  const put = (at: number, node: Tree): void => {
    if (typeof node === 'number') [out.feature[at], out.value[at], out.left[at]] = [-1, node, 0];
    else {
      [out.feature[at], out.value[at], out.left[at]] = [node.feature, node.value, out.feature.length];
      const left = out.feature.length;
      for (let i = 0; i < 2; i += 1)
        [out.feature[left + i], out.value[left + i], out.left[left + i]] = [-1, 0, 0];
      put(left, node.left);
      put(left + 1, node.right);
    }
  };
  for (const root of trees) {
    const at = out.feature.length;
    out.roots.push(at);
    out.feature.push(-1);
    put(at, root);
  }
  return out;
};

describe('rowScorer', () => {
  it('returns the sum of the leaves that a walk down each tree reaches', () => {
    const row = fc.array(value, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(tree, { minLength: 1, maxLength: 8 }),
        fc.array(row, { minLength: 1 }),
        (trees, rows) => {
          const [weights, matrix] = [layOut(trees), new FeatureMatrix(rows.length, 5)];
          for (const feature of rows.flat()) matrix.add(feature);
          const score = rowScorer(weights);
          expect(rows.map((features) => score(Float32Array.from(features)))).toEqual([
            ...scoreTrees(compileTrees(weights), matrix),
          ]);
        },
      ),
    );
  });

  it('refuses a tree with more leaves than it has bits', () => {
    const deep = (depth: number): Tree =>
      depth === 0 ? 1 : { feature: 0, value: depth, left: deep(depth - 1), right: deep(depth - 1) };
    expect(() => rowScorer(layOut([deep(6)]))).toThrow('A tree has 64 leaves; the limit is 32.');
  });
});

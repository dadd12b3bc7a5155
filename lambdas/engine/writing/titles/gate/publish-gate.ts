import { type CompiledTrees, compileTrees, scoreTrees } from '#engine/keyphrases/boosted-trees.ts';
import { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { type Judged, titleFeatures } from './title-features.ts';
import weights from './weights.json' with { type: 'json' };

let trees: CompiledTrees | undefined;

/** The probability, 0-1, for each title that an editor would publish it as it is. */
export const publishChances = (judged: Judged, titles: readonly Composed[]): number[] => {
  trees ??= compileTrees(weights);
  const rows = titles.map((title) => titleFeatures(judged, title));
  const matrix = new FeatureMatrix(rows.length, rows[0]?.length ?? 0);
  for (const feature of rows.flat()) matrix.add(feature);
  return [...scoreTrees(trees, matrix)].map((score) => 1 / (1 + Math.exp(-score)));
};

import { type CompiledTrees, compileTrees, scoreTrees } from '#engine/keyphrases/boosted-trees.ts';
import { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import type { Reading } from '#engine/writing/read-passages.ts';
import { type DescribedTopic, describeArticle, describeFigures } from './description-figures.ts';
import type { Form } from './description-forms.ts';
import weights from './description-weights.json' with { type: 'json' };
import { findSentenceRows } from './sentence-rows.ts';

/** Neighboring sentences with the grade that an editor is expected to give: 0 (0), 0.45 (1), 1 (2, publishable). */
export type RankedRow = { row: readonly Form[]; text: string; grade: number };

let trees: CompiledTrees | undefined;

/** The rows of sentences that fit a description, best first. */
export const rankSentences = (reading: Reading, topic: DescribedTopic): RankedRow[] => {
  trees ??= compileTrees(weights.trees);
  const described = describeArticle(reading, topic);
  const rows = findSentenceRows(reading);
  const figures = rows.map((row) => describeFigures(row, described));
  const matrix = new FeatureMatrix(rows.length, figures[0]?.length ?? 0);
  for (const row of figures) for (const figure of row) matrix.add(figure);
  const scores = scoreTrees(trees, matrix);
  return rows
    .map((row, i) => ({
      row,
      text: row.map(({ text }) => text).join(' '),
      grade: weights.base + (scores[i] ?? 0),
    }))
    .sort((a, b) => b.grade - a.grade);
};

import type { BoostedTrees } from '#engine';
import { type GrowOptions, growTrees, randomFrom } from '../grow-trees.ts';
import type { Sample } from './topic-samples.ts';

const growing = {
  trees: 160,
  leaves: 16,
  rate: 0.06,
  columns: 0.3,
  rows: 0.7,
  minLeaf: 0.6,
  ridge: 1,
  seed: 7,
};

/** A phrase with a lower chance of being the topic is a rival. */
const minChance = 0.1;
/** The most unlabeled rivals that each text contributes to training. */
const maxRivals = 70;
/** A text with a lower sum of chances has no topic among its phrases. */
const minSum = 0.1;
const minHessian = 1e-4;

/** Rows of several texts and the target of each; the targets of a text add up to one. */
export interface Choices {
  rows: Float32Array[];
  targets: number[];
  /** The index of each text's first row. */
  starts: number[];
  /** The weight of each text; 1 if absent. */
  weights?: number[];
}

function choicesOf(samples: readonly Sample[]): Choices {
  const random = randomFrom(13);
  const all: Choices = { rows: [], targets: [], starts: [] };
  for (const { found, rows, targets } of samples) {
    const chosen = targets.slice(0, found).flatMap(({ topic, topicWeight }, i) => {
      const row = rows[i];
      const isRival = random() < maxRivals / found || topicWeight >= 1;
      return row !== undefined && (topic > minChance || isRival) ? [{ row, wanted: topic ** 2 }] : [];
    });
    const sum = chosen.reduce((total, { wanted }) => total + wanted, 0);
    if (sum < minSum) continue;
    all.starts.push(all.rows.length);
    for (const { row, wanted } of chosen) {
      all.rows.push(row);
      all.targets.push(wanted / sum);
    }
  }
  return all;
}

/** The logarithm of the sum of the exponentials of scores. */
function logSum(scores: Float64Array): number {
  const top = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return top + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - top), 0));
}

/** Grows trees that choose among the rows of each text. */
export function growAmong({ rows, targets, starts, weights }: Choices, options: GrowOptions): BoostedTrees {
  const derive = (scores: Float64Array, gradient: Float64Array, hessian: Float64Array) => {
    for (const [group, from] of starts.entries()) {
      const to = starts[group + 1] ?? rows.length;
      const all = logSum(scores.subarray(from, to));
      const weight = weights?.[group] ?? 1;
      for (let i = from; i < to; i++) {
        const p = Math.exp((scores[i] ?? 0) - all);
        gradient[i] = weight * (p - (targets[i] ?? 0));
        hessian[i] = weight * Math.max(p * (1 - p), minHessian);
      }
    }
  };
  return growTrees(rows, derive, options);
}

/** Grows trees that choose the topic among the phrases of each text. */
export const growChoices = (samples: readonly Sample[]): BoostedTrees =>
  growAmong(choicesOf(samples), growing);

/** Combines trees so that their score is the sum of both scores. */
export function sumOfTrees(a: BoostedTrees, b: BoostedTrees): BoostedTrees {
  const shift = a.feature.length;
  return {
    roots: [...a.roots, ...b.roots.map((root) => root + shift)],
    feature: [...a.feature, ...b.feature],
    value: [...a.value, ...b.value],
    left: [...a.left, ...b.left.map((node, i) => ((b.feature[i] ?? -1) < 0 ? node : node + shift))],
  };
}

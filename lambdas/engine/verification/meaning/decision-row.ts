import type { ChangeFeatures } from './changes/change-features.ts';
import { precedentOdds } from './changes/precedents.ts';
import { pushPassageFeatures } from './passage-features.ts';

/** The numbers of facts that the comparison of facts found lost and invented in a passage. */
export type FactCounts = { lost: number; invented: number };

/** A change with the scores (log odds that it alters the meaning) of two models. */
export type ScoredChange = {
  features: ChangeFeatures;
  /** The row that both models read. */
  row: Float32Array;
  /** By the model that learned from changes whether each one is to blame. */
  alone: number;
  /** By the model that learned from texts: a text is false if at least one of its changes is. */
  together: number;
};

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const highest = (scores: readonly number[], count: number): number[] => {
  const sorted = scores.toSorted((a, b) => b - a);
  while (sorted.length < count) sorted.push(-9);
  return sorted.slice(0, count);
};

/** The negative logarithm of the probability that no change alters the meaning. */
const anyOf = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum - Math.log(1 - Math.min(1 - 1e-9, sigmoid(score))), 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

const hasContent = ({ change: { before, after } }: ChangeFeatures): boolean =>
  [before, after].some((word) => word !== null && !word.isFunction);

/** The mean log odds from the precedents of content-word changes. */
const meanOdds = (scored: readonly ScoredChange[]): number[] => {
  const content = scored.filter(({ features }) => hasContent(features));
  return precedentOdds.map((fromEnd) => mean(content.map(({ row }) => row[row.length - fromEnd] ?? 0)));
};

/** The number of such means at the end of a row. */
export const oddsFeatures = precedentOdds.length;

/**
 * The row that the decision reads: the scores of the changes, worst first, then the facts, then features of all
 * changes.
 */
export const decisionRow = (scored: readonly ScoredChange[], facts: FactCounts): Float32Array => {
  const [alone, together] = [scored.map((item) => item.alone), scored.map((item) => item.together)];
  const row = highest(alone, 3);
  row.push(anyOf(alone), alone.length, mean(alone.map(sigmoid)), facts.lost, facts.invented);
  pushPassageFeatures(
    row,
    scored.map(({ features }) => features),
  );
  row.push(...highest(together, 2), anyOf(together), ...meanOdds(scored));
  return new Float32Array(row);
};

import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { readKindFeatures } from './kind-features.ts';
import weights from './kind-weights.json' with { type: 'json' };
import { type TextKind, textKinds } from './kinds.ts';
import { obviousKind } from './obvious-kind.ts';

export type KindReading = { kind: TextKind; probability: number };

/** A feature counts as at most this many standard deviations, so that one odd feature does not decide. */
const maxDeviations = 2.5;

/** Features in standard deviations from the mean of the training texts. */
export const standardizeFeatures = (
  features: Float32Array,
  { mean, scale }: { mean: readonly number[]; scale: readonly number[] },
): number[] =>
  mean.map((m, i) =>
    Math.max(-maxDeviations, Math.min(maxDeviations, ((features[i] ?? 0) - m) / (scale[i] ?? 1))),
  );

/** A title or form that names its kind is wrong in about one of ten texts. */
const clearProbability = 0.9;

/** All training texts have more words. The probability of a shorter text falls in proportion. */
const certainWords = 50;

const learnedKind = (article: Article): KindReading => {
  const features = standardizeFeatures(readKindFeatures(article), weights);
  const scores = weights.weights.map(([bias = 0, ...row]) =>
    row.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), bias),
  );
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b, 0);
  const certainty = Math.min(1, article.wordCount / certainWords);
  return { kind: textKinds[scores.indexOf(top)] ?? 'explainer', probability: certainty / sum };
};

/** The kind of an article's text, and the probability of that kind. */
export const readKind = memoizeByArticle((article): KindReading => {
  const clear = obviousKind(article);
  return clear === null ? learnedKind(article) : { kind: clear, probability: clearProbability };
});

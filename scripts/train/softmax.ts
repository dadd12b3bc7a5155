/** For each class, its bias and then one weight per feature. */
export type SoftmaxWeights = number[][];

export interface SoftmaxSample {
  features: readonly number[];
  class: number;
  weight: number;
}

export interface SoftmaxOptions {
  classes: number;
  ridge: number;
  steps: number;
  rate: number;
}

const momentum = 0.9;

export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** The probability of each class. */
export const predictSoftmax = (weights: SoftmaxWeights, features: readonly number[]): number[] =>
  softmax(weights.map(([bias = 0, ...row]) => row.reduce((sum, w, f) => sum + w * (features[f] ?? 0), bias)));

const gradientOf = (
  weights: SoftmaxWeights,
  samples: readonly SoftmaxSample[],
  ridge: number,
): number[][] => {
  const gradient = weights.map((row) => row.map((value, f) => (f === 0 ? 0 : value * ridge)));
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (const sample of samples) {
    const p = predictSoftmax(weights, sample.features);
    for (const [k, row] of gradient.entries()) {
      const error = (((p[k] ?? 0) - (sample.class === k ? 1 : 0)) * sample.weight) / total;
      row[0] = (row[0] ?? 0) + error;
      for (const [f, value] of sample.features.entries()) row[f + 1] = (row[f + 1] ?? 0) + error * value;
    }
  }
  return gradient;
};

/** Multinomial logistic regression with a ridge, trained by gradient descent with momentum on all samples at once. */
export function learnSoftmax(samples: readonly SoftmaxSample[], options: SoftmaxOptions): SoftmaxWeights {
  const width = (samples[0]?.features.length ?? 0) + 1;
  const zeros = (): number[][] =>
    Array.from({ length: options.classes }, () => Array.from({ length: width }, () => 0));
  const weights = zeros();
  const velocity = zeros();
  for (let step = 0; step < options.steps; step++) {
    for (const [k, row] of gradientOf(weights, samples, options.ridge).entries()) {
      for (const [f, value] of row.entries()) {
        const speed = momentum * (velocity[k]?.[f] ?? 0) - options.rate * value;
        velocity[k]?.splice(f, 1, speed);
        weights[k]?.splice(f, 1, (weights[k]?.[f] ?? 0) + speed);
      }
    }
  }
  return weights;
}

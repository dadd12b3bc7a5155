/** The number of a feature in each place, and whether the first word of a pair stands there. */
export type Place = { features: readonly number[]; isFirst: boolean };

const passes = 6;
const rate = 0.15;

/**
 * Logistic regression with few weights: FTRL-Proximal (McMahan and others, 2013), which sets a weight to zero unless
 * the places agree on it by more than `sparsity`. The last weight is the bias.
 */
export function learnChoice(
  places: readonly Place[],
  size: number,
  sparsity: number,
  order: () => number,
): Float64Array {
  const [z, n, weights] = [
    new Float64Array(size + 1),
    new Float64Array(size + 1),
    new Float64Array(size + 1),
  ];
  const weigh = (f: number): number => {
    const [sum, squares] = [z[f] ?? 0, n[f] ?? 0];
    const least = f === size ? 0 : sparsity;
    const value =
      Math.abs(sum) <= least ? 0 : -(sum - Math.sign(sum) * least) / ((1 + Math.sqrt(squares)) / rate + 0.5);
    weights[f] = value;
    return value;
  };
  const indexes = places.map((_, i) => i);
  for (let pass = 0; pass < passes; pass += 1) {
    for (let i = indexes.length - 1; i > 0; i -= 1) {
      const j = Math.floor(order() * (i + 1));
      [indexes[i], indexes[j]] = [indexes[j] ?? 0, indexes[i] ?? 0];
    }
    for (const index of indexes) {
      const place = places[index];
      if (place === undefined) continue;
      let sum = weigh(size);
      for (const f of place.features) sum += weigh(f);
      const error = 1 / (1 + Math.exp(-sum)) - (place.isFirst ? 1 : 0);
      const square = error * error;
      for (const f of [...place.features, size]) {
        const before = n[f] ?? 0;
        z[f] =
          (z[f] ?? 0) + error - ((Math.sqrt(before + square) - Math.sqrt(before)) / rate) * (weights[f] ?? 0);
        n[f] = before + square;
      }
    }
  }
  return weights.map((_, f) => weigh(f));
}

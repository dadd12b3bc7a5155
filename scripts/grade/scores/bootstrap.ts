import { seededRandom } from '#test/bench/measures/metrics.ts';

/** The hits among the items of one input. */
export type Tally = { hits: number; items: number };
export type Interval = { low: number; high: number };

const rounds = 2_000;
const seed = 15;

export const shareOf = (tallies: readonly Tally[]): number | null => {
  const items = tallies.reduce((sum, tally) => sum + tally.items, 0);
  return items === 0 ? null : tallies.reduce((sum, tally) => sum + tally.hits, 0) / items;
};

const middle95 = (values: readonly number[]): Interval | null => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number | undefined => sorted[Math.round(share * (sorted.length - 1))];
  const [low, high] = [at(0.025), at(0.975)];
  return low === undefined || high === undefined ? null : { low, high };
};

/**
 * The 95% interval of a metric of the inputs. Whole inputs are resampled with replacement, because the items of one
 * input are right or wrong together. The result is the same each time.
 */
export const bootstrap = <T>(
  inputs: readonly T[],
  figure: (drawn: readonly T[]) => number | null,
): Interval | null => {
  const random = seededRandom(seed);
  const values: number[] = [];
  for (let round = 0; round < rounds && inputs.length > 0; round += 1) {
    const drawn = inputs.map(() => inputs[Math.floor(random() * inputs.length)] as T);
    const value = figure(drawn);
    if (value !== null) values.push(value);
  }
  return middle95(values);
};

import { signed, unpack, wordsOf } from '#engine/packed/unpack.ts';
import table from './word-vectors.json' with { type: 'json' };

/** The number of dimensions of a vector. */
export const vectorWidth: number = table.width;

type Vectors = {
  rows: ReadonlyMap<string, number>;
  numbers: Int8Array;
  /** The directions of single stems by row. They are cached because every phrase of a text needs those of its words. */
  directions: Map<number, Float64Array>;
};

let loaded: Vectors | undefined;

const load = (): Vectors => {
  if (loaded !== undefined) return loaded;
  const run = unpack(table.packed);
  loaded = {
    rows: new Map(wordsOf(run('stems')).map((stem, row) => [stem, row])),
    numbers: signed(run('vectors')),
    directions: new Map(),
  };
  return loaded;
};

/** A stem with its weight in a sum. */
export type WeightedStem = readonly [stem: string, weight: number];

/**
 * The direction of a weighted sum of stem vectors. Words with similar contexts have similar directions. Stems without a
 * vector do not count; if none has one, all numbers are 0.
 */
export const directionOf = (stems: Iterable<WeightedStem>): Float64Array => {
  const { rows, numbers } = load();
  const sum = new Float64Array(vectorWidth);
  for (const [stem, weight] of stems) {
    const row = rows.get(stem);
    if (row === undefined) continue;
    const from = row * vectorWidth;
    for (let k = 0; k < vectorWidth; k++)
      sum[k] = (sum[k] as number) + weight * (numbers[from + k] as number);
  }
  const length = Math.sqrt(similarity(sum, sum));
  return length === 0 ? sum : sum.map((value) => value / length);
};

const zeroVector = new Float64Array(vectorWidth);

/** The direction of one stem; if it has no vector, all numbers are 0. */
export const directionOfStem = (stem: string): Readonly<Float64Array> => {
  const { rows, directions } = load();
  const row = rows.get(stem);
  if (row === undefined) return zeroVector;
  const known = directions.get(row);
  if (known !== undefined) return known;
  const direction = directionOf([[stem, 1]]);
  directions.set(row, direction);
  return direction;
};

/** True if a stem has a vector. */
export const hasVector = (stem: string): boolean => load().rows.has(stem);

/** The cosine of two directions: 1 if they are the same, about 0 for unrelated words. */
export const similarity = (a: Readonly<Float64Array>, b: Readonly<Float64Array>): number => {
  let sum = 0;
  for (let k = 0; k < vectorWidth; k++) sum += (a[k] as number) * (b[k] as number);
  return sum;
};

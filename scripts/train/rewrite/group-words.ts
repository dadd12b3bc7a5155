/** Groups words that have similar neighbors, by spherical k-means over the words next to them. */

const neighborWords = 600;
const rounds = 12;

type Vector = ReadonlyMap<number, number>;

/** For each word, how much more often than by chance each frequent word is one or two places before or after it. */
function contextsOf(sentences: readonly (readonly string[])[], words: ReadonlyMap<string, number>): Vector[] {
  const counts = Array.from({ length: words.size }, () => new Map<number, number>());
  const places = [-2, -1, 1, 2];
  const [rowSums, columnSums] = [
    new Float64Array(words.size),
    new Float64Array(places.length * (neighborWords + 1)),
  ];
  let all = 0;
  for (const sentence of sentences) {
    const ids = sentence.map((word) => words.get(word) ?? -1);
    for (const [i, id] of ids.entries()) {
      if (id < 0) continue;
      for (const [p, by] of places.entries()) {
        const j = i + by;
        const edge = j === -1 || j === ids.length;
        const other = edge ? neighborWords : (ids[j] ?? -1);
        if (other < 0 || other > neighborWords || (other === neighborWords && !edge)) continue;
        const column = p * (neighborWords + 1) + other;
        counts[id]?.set(column, (counts[id].get(column) ?? 0) + 1);
        rowSums[id] = (rowSums[id] ?? 0) + 1;
        columnSums[column] = (columnSums[column] ?? 0) + 1;
        all += 1;
      }
    }
  }
  return counts.map((row, id) => {
    const values = [...row].flatMap(([column, n]): [number, number][] => {
      const value = Math.log((n * all) / ((rowSums[id] ?? 1) * (columnSums[column] ?? 1)));
      return value > 0 ? [[column, value]] : [];
    });
    const length = Math.hypot(...values.map(([, value]) => value)) || 1;
    return new Map(values.map(([column, value]) => [column, value / length]));
  });
}

function nearest(vector: Vector, centers: readonly Float64Array[]): number {
  let [best, top] = [0, Number.NEGATIVE_INFINITY];
  for (const [k, center] of centers.entries()) {
    let sum = 0;
    for (const [column, value] of vector) sum += value * (center[column] ?? 0);
    if (sum > top) [best, top] = [k, sum];
  }
  return best;
}

function centersOf(vectors: readonly Vector[], groups: ArrayLike<number>, count: number): Float64Array[] {
  const centers = Array.from({ length: count }, () => new Float64Array(4 * (neighborWords + 1)));
  for (const [i, vector] of vectors.entries()) {
    const center = centers[groups[i] ?? 0];
    if (center) for (const [column, value] of vector) center[column] = (center[column] ?? 0) + value;
  }
  for (const center of centers) {
    const length = Math.sqrt(center.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (const k of center.keys()) center[k] = (center[k] ?? 0) / length;
  }
  return centers;
}

/** The group of each word; the words are the most frequent first. The first `count` words begin a group each. */
export function groupWords(
  sentences: readonly (readonly string[])[],
  frequent: readonly string[],
  count: number,
): Map<string, number> {
  const vectors = contextsOf(sentences, new Map(frequent.map((word, i) => [word, i])));
  const groups = new Int32Array(frequent.length).map((_, i) => i % count);
  for (let round = 0; round < rounds; round += 1) {
    const centers = centersOf(vectors, groups, count);
    // At first, each group has the direction of one word: words of middle frequency, which are of many kinds.
    const start = round === 0 ? seedsOf(vectors, count) : centers;
    for (const [i, vector] of vectors.entries()) groups[i] = nearest(vector, start);
  }
  return new Map(frequent.map((word, i) => [word, groups[i] ?? 0]));
}

function seedsOf(vectors: readonly Vector[], count: number): Float64Array[] {
  const step = Math.max(1, Math.floor(Math.min(vectors.length, count * 8) / count));
  return Array.from({ length: count }, (_, k) => {
    const seed = new Float64Array(4 * (neighborWords + 1));
    for (const [column, value] of vectors[k * step] ?? []) seed[column] = value;
    return seed;
  });
}

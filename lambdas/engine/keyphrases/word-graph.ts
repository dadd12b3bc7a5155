/** Words at most this far apart in a sentence are linked. */
const window = 3;
const iterations = 12;
const damping = 0.85;

const collectEdges = (words: Int32Array, sentenceOf: readonly number[], count: number) => {
  const weights = new Map<number, number>();
  for (let i = 0; i < words.length; i++) {
    const a = words[i] ?? -1;
    if (a < 0) continue;
    for (let j = i + 1; j <= i + window && j < words.length && sentenceOf[j] === sentenceOf[i]; j++) {
      const b = words[j] ?? -1;
      if (b < 0 || a === b) continue;
      weights.set(a * count + b, (weights.get(a * count + b) ?? 0) + 1);
      weights.set(b * count + a, (weights.get(b * count + a) ?? 0) + 1);
    }
  }
  const keys = [...weights.keys()];
  return {
    from: Int32Array.from(keys, (key) => Math.floor(key / count)),
    to: Int32Array.from(keys, (key) => key % count),
    weight: Float64Array.from(weights.values()),
  };
};

const positionBias = (words: Int32Array, count: number): Float64Array => {
  const bias = new Float64Array(count);
  let total = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? -1;
    if (word < 0) continue;
    bias[word] = (bias[word] ?? 0) + 1 / (i + 1);
    total += 1 / (i + 1);
  }
  return total === 0 ? bias : bias.map((b) => b / total);
};

/**
 * The rank of each word (by number, 0 to `count` - 1) in the graph of words that occur near each other. Random walks
 * restart at words in proportion to 1/position of their occurrences (PositionRank, Florescu and Caragea 2017). `words`
 * has -1 for tokens outside the graph; `sentenceOf` has their sentences. The mean rank is 1.
 */
export const rankWords = (words: Int32Array, sentenceOf: readonly number[], count: number): Float64Array => {
  const edges = collectEdges(words, sentenceOf, count);
  const bias = positionBias(words, count);
  const degree = new Float64Array(count);
  for (let e = 0; e < edges.from.length; e++)
    degree[edges.from[e] ?? 0] = (degree[edges.from[e] ?? 0] ?? 0) + (edges.weight[e] ?? 0);
  let rank = new Float64Array(count).fill(1 / Math.max(1, count));
  for (let round = 0; round < iterations; round++) {
    const next = bias.map((b) => (1 - damping) * b);
    for (let e = 0; e < edges.from.length; e++) {
      const from = edges.from[e] ?? 0;
      const to = edges.to[e] ?? 0;
      next[to] =
        (next[to] ?? 0) + (damping * (rank[from] ?? 0) * (edges.weight[e] ?? 0)) / (degree[from] || 1);
    }
    rank = next;
  }
  return rank.map((r) => r * count);
};

import type { BoostedTrees } from '#engine';

export interface GrowOptions {
  trees: number;
  leaves: number;
  rate: number;
  /** The share of the features and of the rows that each tree sees. */
  columns: number;
  rows: number;
  /** The minimum sum of second derivatives in a leaf, and the ridge on the leaves. */
  minLeaf: number;
  ridge: number;
  seed: number;
}

const bins = 64;

/** A small deterministic random generator (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Binned {
  columns: Uint8Array[];
  edges: Float32Array[];
}

function binColumns(rows: readonly Float32Array[]): Binned {
  const width = rows[0]?.length ?? 0;
  const columns: Uint8Array[] = [];
  const edges: Float32Array[] = [];
  for (let f = 0; f < width; f++) {
    const sample: number[] = [];
    for (let i = 0; i < rows.length; i += Math.max(1, Math.floor(rows.length / 20_000)))
      sample.push(rows[i]?.[f] ?? 0);
    sample.sort((a, b) => a - b);
    const cuts = new Set<number>();
    for (let b = 1; b < bins; b++) cuts.add(sample[Math.floor((b * sample.length) / bins)] ?? 0);
    cuts.delete(sample.at(-1) ?? 0);
    const edge = Float32Array.from([...cuts].sort((a, b) => a - b));
    const column = new Uint8Array(rows.length);
    for (let i = 0; i < rows.length; i++) column[i] = binOf(edge, rows[i]?.[f] ?? 0);
    columns.push(column);
    edges.push(edge);
  }
  return { columns, edges };
}

/** The index of the first edge that is at least the value. */
function binOf(edges: Float32Array, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Leaf {
  rows: Int32Array;
  node: number;
  gradient: number;
  hessian: number;
  /** The sums of gradient and hessian by column and bin. */
  histogram: Float64Array;
  gain: number;
  column: number;
  bin: number;
}

/** Computes the first and second derivative of the loss by the scores and writes them into the two arrays. */
export type Derivatives = (scores: Float64Array, gradient: Float64Array, hessian: Float64Array) => void;

/** Grows boosted regression trees leaf by leaf on histograms. */
export function growTrees(
  rows: readonly Float32Array[],
  derive: Derivatives,
  options: GrowOptions,
): BoostedTrees {
  const random = randomFrom(options.seed);
  const data = binColumns(rows);
  const scores = new Float64Array(rows.length);
  const gradient = new Float64Array(rows.length);
  const hessian = new Float64Array(rows.length);
  const model: BoostedTrees = { roots: [], feature: [], value: [], left: [] };
  for (let t = 0; t < options.trees; t++) {
    derive(scores, gradient, hessian);
    const chosen = data.columns.map((_, f) => f).filter(() => random() < options.columns);
    const sample = Int32Array.from(rows.keys()).filter(() => random() < options.rows);
    growTree(model, data, chosen, sample, gradient, hessian, options);
    addScores(model, data, scores);
  }
  return model;
}

function addScores(model: BoostedTrees, data: Binned, scores: Float64Array): void {
  const root = model.roots.at(-1) ?? 0;
  const bin = model.feature.map((f, node) =>
    node < root || f < 0 ? 0 : binOf(data.edges[f] as Float32Array, model.value[node] as number),
  );
  for (let i = 0; i < scores.length; i++) {
    let node = root;
    let f = model.feature[node] as number;
    while (f >= 0) {
      node =
        (model.left[node] as number) +
        (((data.columns[f] as Uint8Array)[i] as number) <= (bin[node] as number) ? 0 : 1);
      f = model.feature[node] as number;
    }
    scores[i] = (scores[i] as number) + (model.value[node] as number);
  }
}

function growTree(
  model: BoostedTrees,
  data: Binned,
  chosen: number[],
  sample: Int32Array,
  gradient: Float64Array,
  hessian: Float64Array,
  options: GrowOptions,
): void {
  const root = addNode(model);
  model.roots.push(root);
  const build = (rows: Int32Array) => histogramOf(data, chosen, rows, gradient, hessian);
  const leaves: Leaf[] = [newLeaf(root, sample, build(sample), options, chosen)];
  while (leaves.length < options.leaves) {
    let best: Leaf | undefined;
    for (const leaf of leaves) if (leaf.gain > 1e-9 && leaf.gain > (best?.gain ?? 0)) best = leaf;
    if (!best) break;
    leaves.splice(leaves.indexOf(best), 1, ...splitLeaf(model, data, best, chosen, build, options));
  }
  for (const leaf of leaves) {
    model.value[leaf.node] = (-leaf.gradient / (leaf.hessian + options.ridge)) * options.rate;
  }
}

function addNode(model: BoostedTrees): number {
  model.feature.push(-1);
  model.value.push(0);
  model.left.push(0);
  return model.feature.length - 1;
}

function histogramOf(
  data: Binned,
  chosen: number[],
  rows: Int32Array,
  gradient: Float64Array,
  hessian: Float64Array,
): Float64Array {
  const histogram = new Float64Array(chosen.length * bins * 2);
  for (let c = 0; c < chosen.length; c++) {
    const column = data.columns[chosen[c] as number] as Uint8Array;
    const base = c * bins * 2;
    for (let r = 0; r < rows.length; r++) {
      const i = rows[r] as number;
      const at = base + (column[i] as number) * 2;
      histogram[at] = (histogram[at] as number) + (gradient[i] as number);
      histogram[at + 1] = (histogram[at + 1] as number) + (hessian[i] as number);
    }
  }
  return histogram;
}

function newLeaf(
  node: number,
  rows: Int32Array,
  histogram: Float64Array,
  options: GrowOptions,
  chosen: number[],
): Leaf {
  let gradient = 0;
  let hessian = 0;
  for (let b = 0; b < bins; b++) {
    gradient += histogram[b * 2] as number;
    hessian += histogram[b * 2 + 1] as number;
  }
  const leaf: Leaf = { rows, node, gradient, hessian, histogram, gain: 0, column: -1, bin: -1 };
  const whole = (gradient * gradient) / (hessian + options.ridge);
  for (let c = 0; c < chosen.length; c++) {
    let g = 0;
    let h = 0;
    for (let b = 0; b < bins - 1; b++) {
      g += histogram[(c * bins + b) * 2] as number;
      h += histogram[(c * bins + b) * 2 + 1] as number;
      if (h < options.minLeaf || hessian - h < options.minLeaf) continue;
      const gain =
        (g * g) / (h + options.ridge) +
        ((gradient - g) * (gradient - g)) / (hessian - h + options.ridge) -
        whole;
      if (gain > leaf.gain) Object.assign(leaf, { gain, column: c, bin: b });
    }
  }
  return leaf;
}

function splitLeaf(
  model: BoostedTrees,
  data: Binned,
  leaf: Leaf,
  chosen: number[],
  build: (rows: Int32Array) => Float64Array,
  options: GrowOptions,
): [Leaf, Leaf] {
  const feature = chosen[leaf.column] as number;
  const column = data.columns[feature] as Uint8Array;
  const leftRows = leaf.rows.filter((i) => (column[i] as number) <= leaf.bin);
  const rightRows = leaf.rows.filter((i) => (column[i] as number) > leaf.bin);
  model.feature[leaf.node] = feature;
  model.value[leaf.node] = (data.edges[feature] as Float32Array)[leaf.bin] as number;
  const left = addNode(model);
  const right = addNode(model);
  model.left[leaf.node] = left;
  const small = leftRows.length < rightRows.length ? leftRows : rightRows;
  const smallHistogram = build(small);
  const large = leaf.histogram.map((v, i) => v - (smallHistogram[i] as number));
  const [l, r] = small === leftRows ? [smallHistogram, large] : [large, smallHistogram];
  return [newLeaf(left, leftRows, l, options, chosen), newLeaf(right, rightRows, r, options, chosen)];
}

/** Mean precision and recall, and their F1, as shares. */
export type Prf = { f1: number; precision: number; recall: number };

const token = /[\p{L}\p{M}\p{N}_]+/gu;

/** The counts of a text's 4-token shingles; a shorter text is a single shingle (article-extraction-benchmark). */
export function shingles(text: string, size = 4): Map<string, number> {
  const tokens = text.match(token) ?? [];
  const counts = new Map<string, number>();
  const last = Math.max(tokens.length - size + 1, tokens.length > 0 ? 1 : 0);
  for (let at = 0; at < last; at++) {
    const key = tokens.slice(at, at + size).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export type Counts = { tp: number; fp: number; fn: number };

/** The true positives, false positives and misses among the shingles of one page, as shares of their sum. */
export function shingleCounts(predicted: string, truth: string): Counts {
  const a = shingles(predicted);
  const b = shingles(truth);
  let tp = 0;
  let fp = 0;
  let fn = 0;
  for (const [key, count] of a) {
    const other = b.get(key) ?? 0;
    tp += Math.min(count, other);
    fp += Math.max(count - other, 0);
  }
  for (const [key, count] of b) fn += Math.max(count - (a.get(key) ?? 0), 0);
  const sum = tp + fp + fn;
  return sum === 0 ? { tp: 0, fp: 0, fn: 0 } : { tp: tp / sum, fp: fp / sum, fn: fn / sum };
}

const ratio = (hit: number, wrong: number, other: number): number =>
  hit === 0 && wrong === 0 && other === 0 ? 1 : hit === 0 ? 0 : hit / (hit + wrong);

export function pagePrecision({ tp, fp, fn }: Counts): number {
  return fp === 0 && fn === 0 ? 1 : ratio(tp, fp, fn);
}

export function pageRecall({ tp, fp, fn }: Counts): number {
  return fp === 0 && fn === 0 ? 1 : ratio(tp, fn, fp);
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The F1 of the mean precision and the mean recall over pages. */
export function macroPrf(pages: readonly Counts[]): Prf {
  const precision = mean(pages.map(pagePrecision));
  const recall = mean(pages.map(pageRecall));
  return { precision, recall, f1: f1Of(precision, recall) };
}

export const f1Of = (precision: number, recall: number): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Counts which segments that should and should not be in a text are there (trafilatura's evaluation). */
export function segmentCounts(text: string, segments: { with: string[]; without: string[] }): Counts {
  const haystack = normalize(text);
  const found = (segment: string): boolean => haystack.includes(normalize(segment));
  const tp = segments.with.filter(found).length;
  const fp = segments.without.filter(found).length;
  return { tp, fp, fn: segments.with.length - tp };
}

/** The precision, recall and F1 of counts summed over pages. */
export function microPrf(pages: readonly Counts[]): Prf {
  const sum = { tp: 0, fp: 0, fn: 0 };
  for (const page of pages) {
    sum.tp += page.tp;
    sum.fp += page.fp;
    sum.fn += page.fn;
  }
  const precision = sum.tp === 0 ? 0 : sum.tp / (sum.tp + sum.fp);
  const recall = sum.tp === 0 ? 0 : sum.tp / (sum.tp + sum.fn);
  return { precision, recall, f1: f1Of(precision, recall) };
}

/** A small seeded random generator (mulberry32), so that a bootstrap gives the same interval on each run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Interval = { difference: number; low: number; high: number };

/**
 * A paired bootstrap of the difference in a score between two systems on the same pages: the 95% interval of 2,000
 * resamples.
 */
export function pairedBootstrap<T>(
  ours: readonly T[],
  theirs: readonly T[],
  score: (pages: readonly T[]) => number,
  rounds = 2000,
): Interval {
  const random = seededRandom(7);
  const differences: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const picks = ours.map(() => Math.floor(random() * ours.length));
    differences.push(score(picks.map((at) => ours[at] as T)) - score(picks.map((at) => theirs[at] as T)));
  }
  differences.sort((a, b) => a - b);
  const at = (share: number): number => differences[Math.floor(share * (rounds - 1))] ?? 0;
  return { difference: score(ours) - score(theirs), low: at(0.025), high: at(0.975) };
}

/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

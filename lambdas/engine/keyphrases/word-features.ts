import type { Candidate } from './candidates.ts';
import type { FeatureMatrix } from './feature-matrix.ts';
import type { PhraseDocument } from './phrase-document.ts';
import type { WordStatistics } from './word-statistics.ts';

/** The number of word features that are summed, averaged and bounded over a phrase. */
const featureCount = 15;
const [idf, frequency, weight, rank, alone, part, common, names, capitals, title, degree, spread, first] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const;
const sums = new Float64Array(featureCount);
const minimums = new Float64Array(featureCount);
const maximums = new Float64Array(featureCount);

const put = (feature: number, value: number): void => {
  sums[feature] = (sums[feature] ?? 0) + value;
  if (value < (minimums[feature] ?? 0)) minimums[feature] = value;
  if (value > (maximums[feature] ?? 0)) maximums[feature] = value;
};

const gather = (word: WordStatistics): void => {
  const { count } = word;
  put(idf, word.idf);
  put(frequency, count);
  put(weight, count * word.idf);
  put(rank, word.rank);
  put(alone, word.keyAlone);
  put(part, word.keyPart);
  put(common, word.common);
  put(names, word.names / count);
  put(capitals, word.capitals / count);
  put(title, word.inTitle ? 1 : 0);
  put(degree, word.degree / count);
  put(spread, Math.min(word.left, word.right) / count);
  put(first, word.first);
};

const write = (matrix: FeatureMatrix, n: number, count: number, length: number): void => {
  const sum = (feature: number) => sums[feature] ?? 0;
  const low = (feature: number) => Math.min(minimums[feature] ?? 0, 99_999);
  const high = (feature: number) => Math.max(maximums[feature] ?? 0, -99);
  matrix.add(sum(idf) / n);
  matrix.add(high(idf));
  matrix.add(low(idf));
  matrix.add(Math.log2(1 + sum(weight)));
  matrix.add(Math.log2(1 + (count * sum(idf)) / n));
  matrix.add(sum(frequency) / n);
  matrix.add(high(frequency));
  matrix.add(low(frequency));
  matrix.add(count / Math.max(1, high(frequency)));
  matrix.add(sum(rank));
  matrix.add(sum(rank) / n);
  matrix.add(low(rank));
  matrix.add(sum(alone) / n);
  matrix.add(sum(part) / n);
  matrix.add(low(part));
  matrix.add(high(part));
  matrix.add(sum(common) / n);
  matrix.add(high(common));
  matrix.add(sum(names) / n);
  matrix.add(sum(capitals) / n);
  matrix.add(sum(title) / n);
  matrix.add(sum(degree));
  matrix.add(sum(degree) / n);
  matrix.add(sum(spread) / n);
  matrix.add(low(first) / Math.max(1, length));
};

/** Adds the sums, means and extremes of the features of a phrase's words, and the features of its last word. */
export const wordFeatures = (
  matrix: FeatureMatrix,
  document: PhraseDocument,
  { from, to, occurrences }: Candidate,
  words: ReadonlyMap<string, WordStatistics>,
): void => {
  sums.fill(0);
  minimums.fill(Number.POSITIVE_INFINITY);
  maximums.fill(Number.NEGATIVE_INFINITY);
  let members = 0;
  let head: WordStatistics | undefined;
  for (let i = from; i < to; i++) {
    const word = words.get(document.stems[i] ?? '');
    if (!word) continue;
    gather(word);
    members++;
    head = word;
  }
  write(matrix, Math.max(1, members), occurrences.length, document.tokens.length);
  matrix.add(head?.count ?? 0);
  matrix.add(head?.idf ?? 0);
  matrix.add(head?.keyPart ?? 0);
  matrix.add(head?.left ?? 0);
  matrix.add(head ? (head.left - head.right) / head.count : 0);
};

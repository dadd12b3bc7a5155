import type { Background } from './background.ts';
import type { Candidate } from './candidates.ts';
import { contextFeatures } from './context-features.ts';
import { documentFeatures } from './document-features.ts';
import { FeatureMatrix } from './feature-matrix.ts';
import { countNesting } from './nesting.ts';
import type { PhraseDocument } from './phrase-document.ts';
import { wordFeatures } from './word-features.ts';
import { wordStatistics } from './word-statistics.ts';

/** Room for the features of a candidate; there are about 90. */
const widthAtMost = 128;

const countWords = (key: string): number => {
  let words = 1;
  for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) words++;
  return words;
};

/** The number of different sentences or paragraphs of occurrences, which are in the order of the text. */
const countDifferent = (occurrences: Candidate['occurrences'], groupOf: readonly number[]): number => {
  let count = 0;
  let last = -1;
  for (const { from } of occurrences) {
    const group = groupOf[from] ?? 0;
    if (group !== last) count++;
    last = group;
  }
  return count;
};

/** Adds length, frequency, position, title and headings. */
const placeFeatures = (matrix: FeatureMatrix, document: PhraseDocument, candidate: Candidate): void => {
  const { occurrences, key, from, to } = candidate;
  const length = Math.max(1, document.tokens.length);
  const last = occurrences[occurrences.length - 1]?.from ?? from;
  matrix.add(countWords(key));
  matrix.add(to - from);
  matrix.add((document.tokens[to - 1]?.end ?? 0) - (document.tokens[from]?.start ?? 0));
  matrix.add(Math.log2(1 + occurrences.length));
  matrix.add((occurrences.length / length) * 1000);
  matrix.add(Math.log2(1 + from));
  matrix.add(from / length);
  matrix.add(last / length);
  matrix.add((last - from) / length);
  matrix.add(countDifferent(occurrences, document.sentenceOf) / Math.max(1, document.sentenceCount));
  matrix.add(countDifferent(occurrences, document.paragraphOf));
  matrix.add(document.sentenceOf[from] ?? 0);
  matrix.add(document.title.includes(` ${key} `) ? 1 : 0);
  matrix.add(from < document.titleEnd ? 1 : 0);
  matrix.add(document.headings.includes(` ${key} `) ? 1 : 0);
};

/** One row of features per candidate, in the order in which the model was trained. */
export const phraseFeatures = (
  document: PhraseDocument,
  candidates: readonly Candidate[],
  background: Background,
): FeatureMatrix => {
  const matrix = new FeatureMatrix(candidates.length, widthAtMost);
  const words = wordStatistics(document, background);
  const nesting = countNesting(document, candidates);
  const whole = documentFeatures(document, words, candidates);
  for (const candidate of candidates) {
    placeFeatures(matrix, document, candidate);
    wordFeatures(matrix, document, candidate, words);
    const nested = nesting.get(candidate.key);
    const count = candidate.occurrences.length;
    matrix.add((nested?.inside ?? 0) / count);
    matrix.add(nested?.kinds ?? 0);
    matrix.add(count / (nested?.rarestPart || count));
    contextFeatures(matrix, document, candidate);
    for (const feature of whole) matrix.add(feature);
  }
  return matrix;
};

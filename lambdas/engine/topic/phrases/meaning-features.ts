import {
  directionOf,
  directionOfStem,
  hasVector,
  similarity,
  type WeightedStem,
} from '#engine/english/word-vectors.ts';
import type { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import type { MeasuredText } from './measured-text.ts';
import { meaningWeight } from './word-background.ts';

const missing = -1;
/** Two directions more similar than this are about the same subject. */
const minSimilarity = 0.35;
/**
 * How many leading numbers of the head word's and the text's directions are used: they show what sort of thing each is.
 */
const headFeatureCount = 14;
const textFeatureCount = 8;
/** A cue this many tokens into the body still announces the topic. */
const announcementWindow = 250;

const average = (values: readonly number[]): number =>
  values.length === 0 ? missing : values.reduce((sum, value) => sum + value, 0) / values.length;

const addSimilarity = (matrix: FeatureMatrix, { meaning }: MeasuredText, stems: readonly string[]): void => {
  const known = stems.filter(hasVector);
  const phrase = directionOf(stems.map((stem): WeightedStem => [stem, Math.max(0.5, meaningWeight(stem))]));
  const single = known.map((stem) => similarity(directionOfStem(stem), meaning.whole));
  const head = directionOfStem(stems.at(-1) ?? '');
  const first = directionOfStem(stems[0] ?? '');
  matrix.add(known.length / Math.max(1, stems.length));
  matrix.add(known.length === 0 ? missing : similarity(phrase, meaning.whole));
  for (const other of [meaning.title, meaning.headings, meaning.opening, meaning.closing])
    matrix.add(similarity(phrase, other));
  matrix.add(single.length === 0 ? missing : Math.min(...single));
  matrix.add(single.length === 0 ? missing : Math.max(...single));
  matrix.add(similarity(head, meaning.whole));
  matrix.add(similarity(head, first));
  const covered = meaning.paragraphs.map((paragraph) => similarity(phrase, paragraph));
  matrix.add(
    covered.length === 0 ? missing : covered.filter((value) => value > minSimilarity).length / covered.length,
  );
  matrix.add(covered.length === 0 ? missing : Math.min(...covered));
  matrix.add(average(covered));
  matrix.add(
    meaning.heavy.reduce(
      (sum, { direction, share }) => sum + share * Math.max(0, similarity(phrase, direction)),
      0,
    ),
  );
  for (let k = 0; k < headFeatureCount; k++) matrix.add(head[k] ?? 0);
  for (let k = 0; k < textFeatureCount; k++) matrix.add(meaning.whole[k] ?? 0);
};

/** Adds how similar the phrase is to the text and its parts, and whether the text announces it or closes with it. */
export const addMeaningFeatures = (
  matrix: FeatureMatrix,
  measured: MeasuredText,
  stems: readonly string[],
  tokens: readonly number[],
): void => {
  addSimilarity(matrix, measured, stems);
  const { meaning, bodyStart, text } = measured;
  const { sentenceOf, tokens: all } = text.document;
  const announced = tokens.filter((token) => meaning.cues.has(sentenceOf[token] ?? 0));
  const last = sentenceOf[all.length - 1] ?? 0;
  matrix.add(announced.length);
  matrix.add(announced.some((token) => token < bodyStart + announcementWindow) ? 1 : 0);
  matrix.add(tokens.filter((token) => token >= meaning.closingStart).length);
  matrix.add(stems.filter((stem) => meaning.closingStems.has(stem)).length / Math.max(1, stems.length));
  matrix.add(tokens.some((token) => (sentenceOf[token] ?? 0) >= last - 1) ? 1 : 0);
};

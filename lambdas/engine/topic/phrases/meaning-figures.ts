import {
  directionOf,
  directionOfStem,
  hasVector,
  likeness,
  type WeightedStem,
} from '#engine/english/word-vectors.ts';
import type { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import type { MeasuredText } from './text-figures.ts';
import { meaningWeight } from './word-background.ts';

const none = -1;
/** Two directions more similar than this are about the same subject. */
const alike = 0.35;
/**
 * How many leading numbers of the head word's and the text's directions are used: they show what sort of thing each is.
 */
const headNumbers = 14;
const textNumbers = 8;
/** A cue this many tokens into the body still announces the topic. */
const announcement = 250;

const average = (values: readonly number[]): number =>
  values.length === 0 ? none : values.reduce((sum, value) => sum + value, 0) / values.length;

const addLikeness = (matrix: FeatureMatrix, { meaning }: MeasuredText, stems: readonly string[]): void => {
  const known = stems.filter(hasVector);
  const phrase = directionOf(stems.map((stem): WeightedStem => [stem, Math.max(0.5, meaningWeight(stem))]));
  const single = known.map((stem) => likeness(directionOfStem(stem), meaning.whole));
  const head = directionOfStem(stems.at(-1) ?? '');
  const first = directionOfStem(stems[0] ?? '');
  matrix.add(known.length / Math.max(1, stems.length));
  matrix.add(known.length === 0 ? none : likeness(phrase, meaning.whole));
  for (const other of [meaning.title, meaning.headings, meaning.opening, meaning.closing])
    matrix.add(likeness(phrase, other));
  matrix.add(single.length === 0 ? none : Math.min(...single));
  matrix.add(single.length === 0 ? none : Math.max(...single));
  matrix.add(likeness(head, meaning.whole));
  matrix.add(likeness(head, first));
  const covered = meaning.paragraphs.map((paragraph) => likeness(phrase, paragraph));
  matrix.add(covered.length === 0 ? none : covered.filter((value) => value > alike).length / covered.length);
  matrix.add(covered.length === 0 ? none : Math.min(...covered));
  matrix.add(average(covered));
  matrix.add(
    meaning.heavy.reduce(
      (sum, { direction, share }) => sum + share * Math.max(0, likeness(phrase, direction)),
      0,
    ),
  );
  for (let k = 0; k < headNumbers; k++) matrix.add(head[k] ?? 0);
  for (let k = 0; k < textNumbers; k++) matrix.add(meaning.whole[k] ?? 0);
};

/** Adds how similar the phrase is to the text and its parts, and whether the text announces it or closes with it. */
export const addMeaningFigures = (
  matrix: FeatureMatrix,
  measured: MeasuredText,
  stems: readonly string[],
  tokens: readonly number[],
): void => {
  addLikeness(matrix, measured, stems);
  const { meaning, bodyStart, text } = measured;
  const { sentenceOf, tokens: all } = text.document;
  const announced = tokens.filter((token) => meaning.cues.has(sentenceOf[token] ?? 0));
  const last = sentenceOf[all.length - 1] ?? 0;
  matrix.add(announced.length);
  matrix.add(announced.some((token) => token < bodyStart + announcement) ? 1 : 0);
  matrix.add(tokens.filter((token) => token >= meaning.closingStart).length);
  matrix.add(stems.filter((stem) => meaning.closingStems.has(stem)).length / Math.max(1, stems.length));
  matrix.add(tokens.some((token) => (sentenceOf[token] ?? 0) >= last - 1) ? 1 : 0);
};

import { checkDeadline } from '#engine/bounds/deadline.ts';
import { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { addBoundaryFeatures } from './boundary-features.ts';
import { addMeaningFeatures } from './meaning-features.ts';
import { type MeasuredText, occurrencesOf } from './measured-text.ts';
import type { Phrase } from './phrase.ts';
import { rarityOf } from './word-background.ts';
import type { Word } from './word-features.ts';

/** Room for the features of a phrase; there are about 130. */
const widthAtMost = 144;
const missing = -1;

const log = (value: number): number => Math.log2(1 + value);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const countDifferent = (tokens: readonly number[], groupOf: readonly number[]): number =>
  new Set(tokens.map((token) => groupOf[token])).size;

/** Adds where and how often the text contains the phrase word for word. */
const addPlaces = (matrix: FeatureMatrix, measured: MeasuredText, phrase: Phrase, tokens: number[]): void => {
  const { text, bodyStart } = measured;
  const { places, sectionOf, document } = text;
  const length = Math.max(1, document.tokens.length);
  const body = tokens.filter((token) => places[token] === 'body');
  const [first] = body;
  const headings = tokens.filter((token) => places[token] === 'heading');
  const inTitle = tokens.find((token) => places[token] === 'title');
  const key = ` ${phrase.stems.join(' ')} `;
  matrix.add(log(tokens.length));
  matrix.add(log(body.length));
  matrix.add(share(body.length * 1000, length));
  matrix.add(headings.length);
  matrix.add(headings.some((token) => sectionOf[token] === 1) ? 1 : 0);
  matrix.add(inTitle === undefined ? missing : share(inTitle, document.titleEnd));
  matrix.add(first === undefined ? missing : log(first - bodyStart));
  matrix.add(first === undefined ? missing : (first - bodyStart) / length);
  matrix.add(
    first === undefined ? missing : (document.sentenceOf[first] ?? 0) - (document.sentenceOf[bodyStart] ?? 0),
  );
  matrix.add(first === undefined ? 0 : ((body.at(-1) ?? first) - first) / length);
  matrix.add(share(countDifferent(body, sectionOf), text.sections));
  matrix.add(share(countDifferent(body, document.paragraphOf), measured.paragraphs));
  matrix.add(text.captions.includes(key) ? 1 : 0);
  matrix.add(text.description.length < 3 ? missing : text.description.includes(key) ? 1 : 0);
};

/** Sentences that contain all of the given words. */
const sharedSentences = (words: readonly Word[]): number[] => {
  const [rarest, ...others] = [...words].sort((a, b) => a.sentences.length - b.sentences.length);
  if (rarest === undefined) return [];
  const sets = others.map(({ sentences }) => new Set(sentences));
  return rarest.sentences.filter((sentence) => sets.every((set) => set.has(sentence)));
};

const min = (values: readonly number[]): number => (values.length === 0 ? missing : Math.min(...values));
const max = (values: readonly number[]): number => (values.length === 0 ? missing : Math.max(...values));
const mean = (values: readonly number[]): number =>
  values.length === 0 ? missing : values.reduce((sum, value) => sum + value, 0) / values.length;

const addSpan = (matrix: FeatureMatrix, values: readonly number[]): void => {
  matrix.add(min(values));
  matrix.add(mean(values));
  matrix.add(max(values));
};

/** Adds features of the phrase's words in the text, together and one by one. */
const addWords = (matrix: FeatureMatrix, measured: MeasuredText, stems: readonly string[]): void => {
  const words = stems.flatMap((stem) => measured.words.get(stem) ?? []);
  const head = measured.words.get(stems.at(-1) ?? '');
  const joint = sharedSentences(words);
  const length = Math.max(1, measured.text.document.tokens.length);
  matrix.add(stems.length - words.length);
  matrix.add(share(words.length, stems.length));
  matrix.add(log(joint.length));
  matrix.add(joint[0] === undefined ? missing : share(joint[0], measured.sentences));
  addSpan(
    matrix,
    words.map(({ count }) => log(count)),
  );
  addSpan(
    matrix,
    words.map(({ idf }) => idf),
  );
  addSpan(
    matrix,
    words.map(({ rank }) => log(rank)),
  );
  addSpan(
    matrix,
    words.map(({ first }) => first / length),
  );
  addSpan(
    matrix,
    words.map(({ sections }) => share(sections, measured.text.sections)),
  );
  matrix.add(mean(words.map(({ paragraphs }) => share(paragraphs, measured.paragraphs))));
  matrix.add(min(words.map(({ paragraphs }) => share(paragraphs, measured.paragraphs))));
  matrix.add(mean(words.map(({ name }) => name)));
  matrix.add(max(words.map(({ name, count }) => name * log(count))));
  matrix.add(mean(words.map(({ headings }) => log(headings))));
  matrix.add(
    share(
      words.reduce((sum, { weight }) => sum + weight, 0),
      measured.topWeight,
    ),
  );
  matrix.add(share(words.filter(({ rank }) => rank < 6).length, words.length));
  matrix.add(head === undefined ? missing : log(head.count));
  matrix.add(head === undefined ? missing : log(head.rank));
};

const overlap = (stems: readonly string[], other: ReadonlySet<string>): number =>
  stems.filter((stem) => other.has(stem)).length;

const addTitle = (
  matrix: FeatureMatrix,
  { title, opening }: MeasuredText,
  stems: readonly string[],
): void => {
  matrix.add(title.size === 0 ? missing : share(overlap(stems, title), stems.length));
  matrix.add(title.size === 0 ? missing : share(overlap(stems, title), title.size));
  matrix.add(share(overlap(stems, opening), stems.length));
  matrix.add(overlap(stems, opening));
};

/** Adds how common the words are, and whether people search for them more than they write them. */
const addRarity = (matrix: FeatureMatrix, stems: readonly string[]): void => {
  const rarities = stems.map(rarityOf);
  const asked = rarities.map(({ prose, queries }) => prose - queries);
  const headlineRarities = rarities.map(({ prose, headlines }) => prose - headlines);
  addSpan(
    matrix,
    rarities.map(({ prose }) => prose),
  );
  addSpan(
    matrix,
    rarities.map(({ queries }) => queries),
  );
  addSpan(matrix, asked);
  matrix.add(mean(headlineRarities));
  matrix.add(asked[0] ?? missing);
  matrix.add(asked.at(-1) ?? missing);
  matrix.add(rarities.at(-1)?.prose ?? missing);
};

/** Adds the length of the text, of its title, and the number of its sections. */
const addText = (matrix: FeatureMatrix, { text, title }: MeasuredText): void => {
  matrix.add(log(text.wordCount));
  matrix.add(title.size);
  matrix.add(text.sections);
};

/** The features of phrases in a text, one row each, in the order in which the model was trained. */
export const topicPhraseFeatures = (measured: MeasuredText, phrases: readonly Phrase[]): FeatureMatrix => {
  const matrix = new FeatureMatrix(phrases.length, widthAtMost);
  for (const phrase of phrases) {
    checkDeadline();
    const parts = occurrencesOf(measured, phrase);
    const tokens = parts.map((part) => measured.text.tokenOf[part] ?? 0);
    const stems = [...new Set(phrase.stems.filter((_, i) => phrase.content[i]))];
    matrix.add(phrase.stems.length);
    matrix.add(stems.length);
    matrix.add(phrase.text.length);
    matrix.add(isPlaceName(phrase.text) ? 1 : 0);
    addPlaces(matrix, measured, phrase, tokens);
    addWords(matrix, measured, stems);
    addTitle(matrix, measured, stems);
    addRarity(matrix, stems);
    addBoundaryFeatures(matrix, measured, phrase, parts);
    addText(matrix, measured);
    addMeaningFeatures(matrix, measured, stems, tokens);
  }
  return matrix;
};

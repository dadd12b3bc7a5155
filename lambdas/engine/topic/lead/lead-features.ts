import type { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import type { MeasuredText } from '#engine/topic/phrases/measured-text.ts';
import { contentStems, type Phrase } from '#engine/topic/phrases/phrase.ts';
import type { PhraseScore } from '#engine/topic/phrases/score-phrases.ts';
import type { Composition } from './compose-phrases.ts';
import { sentencesOf, sharedSentences } from './shared-sentences.ts';

/** A phrase that may lead, with its scores and how it was made. */
export type LeadCandidate = {
  phrase: Phrase;
  score: PhraseScore;
  kind: Composition | 'found';
  /** The number of times the text contains the composed parts. */
  count: number;
};

const kinds: readonly LeadCandidate['kind'][] = ['found', 'action', 'action in', 'join', 'title'];
const missing = -1;
/** Where the opening of a text ends, where its ending begins, and the share of the text that one example takes up. */
const openingShare = 0.2;
const endingShare = 0.75;
const stretch = 0.2;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The share of the sentences that lie in the densest stretch of the text. */
const maxDensity = (places: readonly number[], length: number): number => {
  let max = 0;
  let to = 0;
  for (const [from, place] of places.entries()) {
    while (to < places.length && (places[to] ?? 0) - place <= stretch * length) to++;
    max = Math.max(max, to - from);
  }
  return share(max, places.length);
};

const spanOf = (places: readonly number[]): number => (places.at(-1) ?? 0) - (places[0] ?? 0);

/** Adds whether the words run through the whole text or stay in its opening or in one example. */
const addSpread = (matrix: FeatureMatrix, text: MeasuredText, stems: readonly string[]): void => {
  const joint = sharedSentences(text, stems);
  const any = [...new Set(stems.flatMap((stem) => sentencesOf(text, stem)))].sort((a, b) => a - b);
  const length = Math.max(1, text.sentences);
  const { cues } = text.meaning;
  const shareOf = (list: readonly string[]) => share(list.length, stems.length);
  matrix.add(share(joint.filter((at) => at < openingShare * length).length, joint.length));
  matrix.add(share(joint.filter((at) => at >= endingShare * length).length, joint.length));
  matrix.add(spanOf(joint) / length);
  matrix.add(joint.length === 0 ? missing : maxDensity(joint, length));
  matrix.add(any.length / length);
  matrix.add(maxDensity(any, length));
  matrix.add(joint.filter((at) => cues.has(at)).length);
  matrix.add(any.filter((at) => cues.has(at)).length);
  matrix.add(joint.some((at) => cues.has(at) && at < openingShare * length) ? 1 : 0);
  matrix.add(Math.min(1, ...stems.map((stem) => spanOf(sentencesOf(text, stem)) / length)));
  matrix.add(
    shareOf(stems.filter((stem) => sentencesOf(text, stem).some((at) => at >= endingShare * length))),
  );
  matrix.add(shareOf(stems.filter((stem) => (text.words.get(stem)?.headings ?? 0) > 0)));
  matrix.add(Math.min(99, ...stems.map((stem) => sentencesOf(text, stem).length)));
};

/** Adds where the title contains the phrase. */
const addForm = (matrix: FeatureMatrix, text: MeasuredText, { stems }: Phrase): void => {
  const form = text.titleForms.get(stems.join(' '));
  matrix.add(form?.share ?? missing);
  matrix.add(form === undefined ? missing : Number(form.opens));
  matrix.add(form === undefined ? missing : Number(form.closes));
  matrix.add(form?.clause ?? missing);
  matrix.add(form === undefined ? missing : Number(form.isNarrative));
};

/** Adds the features of one candidate, 20 in all. */
export const addLeadFeatures = (
  matrix: FeatureMatrix,
  text: MeasuredText,
  { phrase, kind, count }: LeadCandidate,
): void => {
  const stems = contentStems(phrase);
  matrix.add(kinds.indexOf(kind));
  matrix.add(Math.log2(1 + count));
  addSpread(matrix, text, stems);
  addForm(matrix, text, phrase);
};

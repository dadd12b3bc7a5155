import type { Tag } from '#engine/english/part-of-speech.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Candidate } from './candidates.ts';
import type { FeatureMatrix } from './feature-matrix.ts';
import type { PhraseDocument } from './phrase-document.ts';

const articles = new Set([
  'the',
  'a',
  'an',
  'this',
  'that',
  'these',
  'those',
  'its',
  'their',
  'his',
  'her',
  'our',
  'your',
  'my',
]);
const prepositions = new Set([
  'of',
  'in',
  'on',
  'at',
  'by',
  'for',
  'with',
  'from',
  'into',
  'to',
  'about',
  'between',
  'through',
  'as',
]);
const nominal: ReadonlySet<Tag> = new Set<Tag>(['N', 'P', 'A', 'G', 'D', 'C']);
const tagNumbers: Record<Tag, number> = { N: 1, P: 2, A: 3, D: 4, G: 5, V: 6, R: 7, F: 8, C: 9, M: 10 };

const tagFeatures = (matrix: FeatureMatrix, document: PhraseDocument, candidate: Candidate): void => {
  const { from, to } = candidate;
  const counts: Partial<Record<Tag, number>> = {};
  let digits = 0;
  let hyphens = 0;
  for (let i = from; i < to; i++) {
    const tag = document.tags[i] ?? 'M';
    counts[tag] = (counts[tag] ?? 0) + 1;
    const text = document.tokens[i]?.lower ?? '';
    if (regex.u`\p{N}`.test(text)) digits++;
    if (text.includes('-')) hyphens++;
  }
  const last = document.tokens[to - 1]?.lower ?? '';
  matrix.add(tagNumbers[document.tags[from] ?? 'M']);
  matrix.add(tagNumbers[document.tags[to - 1] ?? 'M']);
  matrix.add(tagNumbers[document.tags[to - 2] ?? 'M'] * Number(to - from > 1));
  matrix.add(counts.N ?? 0);
  matrix.add(counts.A ?? 0);
  matrix.add(counts.V ?? 0);
  matrix.add((counts.G ?? 0) + (counts.D ?? 0));
  matrix.add(counts.F ?? 0);
  matrix.add(counts.P ?? 0);
  matrix.add(digits);
  matrix.add(hyphens);
  matrix.add(last.length);
  matrix.add(last.endsWith('s') ? 1 : 0);
  matrix.add(/(?:tion|sion|ment|ness|ity|ics|ism|ogy|ysis)s?$/.test(last) ? 1 : 0);
  matrix.add(/(?:ed)$/.test(last) ? 1 : 0);
};

/** The index if it lies in the sentence of the occurrence, otherwise -1. */
const inSentence = (document: PhraseDocument, index: number, of: number): number =>
  index >= 0 && document.sentenceOf[index] === document.sentenceOf[of] ? index : -1;

const tagAt = (document: PhraseDocument, index: number): Tag =>
  index < 0 ? 'M' : (document.tags[index] ?? 'M');

const isName = (document: PhraseDocument, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (!document.name[i]) return false;
  return true;
};

/** The words before and after an occurrence, within its sentence. */
const neighborsOf = (document: PhraseDocument, from: number, to: number) => {
  const previous = inSentence(document, from - 1, from);
  const next = inSentence(document, to, from);
  return {
    previous,
    next,
    before: previous < 0 ? '' : (document.tokens[previous]?.lower ?? ''),
    after: next < 0 ? '' : (document.tokens[next]?.lower ?? ''),
    tagBefore: tagAt(document, previous),
    tagAfter: tagAt(document, next),
  };
};
type Neighbors = ReturnType<typeof neighborsOf>;

/** The number of occurrences with each property, in the order of the features. */
const noCounts = () => ({
  phrase: 0,
  run: 0,
  article: 0,
  preposition: 0,
  verbBefore: 0,
  ofAfter: 0,
  markAfter: 0,
  verbAfter: 0,
  quoted: 0,
  opens: 0,
  brackets: 0,
  before: 0,
  after: 0,
  nominalBefore: 0,
  nominalAfter: 0,
  nameBefore: 0,
  nameAfter: 0,
  name: 0,
  firstName: 0,
});
type Counts = ReturnType<typeof noCounts>;

/** Counts the features that show whether the occurrence is a whole noun phrase. */
const countEdges = (
  counts: Counts,
  { stop }: PhraseDocument,
  { previous, next, tagBefore, tagAfter }: Neighbors,
): void => {
  const nominalBefore = nominal.has(tagBefore);
  const nominalAfter = tagAfter === 'N' || tagAfter === 'P' || tagAfter === 'G' || tagAfter === 'C';
  counts.nominalBefore += Number(nominalBefore);
  counts.nominalAfter += Number(nominalAfter);
  counts.phrase += Number(!nominalBefore && !nominalAfter);
  counts.run += Number(stop[previous] !== false && stop[next] !== false);
  counts.verbBefore += Number(tagBefore === 'V');
  counts.verbAfter += Number(tagAfter === 'V');
  counts.opens += Number(previous < 0);
  counts.markAfter += Number(next < 0 || tagAfter === 'M');
};

const countWords = (counts: Counts, { before, after }: Neighbors): void => {
  counts.article += Number(articles.has(before));
  counts.preposition += Number(prepositions.has(before));
  counts.ofAfter += Number(after === 'of');
  counts.quoted += Number(/^["“‘'«]$/.test(before) || /^["”’»]$/.test(after));
  counts.brackets += Number(before === '(' || after === '(');
  counts.before += Number(before === ',' || before === 'and');
  counts.after += Number(after === ',' || after === 'and');
};

const countNames = (
  counts: Counts,
  document: PhraseDocument,
  { from, to }: Candidate['occurrences'][number],
  { previous, next }: Neighbors,
): void => {
  counts.nameBefore += Number(document.name[previous] ?? false);
  counts.nameAfter += Number(document.name[next] ?? false);
  counts.firstName += Number(document.name[from]);
  counts.name += Number(isName(document, from, to));
};

/** Adds parts of speech, the words around the occurrences, and whether an occurrence fills a whole noun phrase. */
export const contextFeatures = (
  matrix: FeatureMatrix,
  document: PhraseDocument,
  candidate: Candidate,
): void => {
  tagFeatures(matrix, document, candidate);
  const counts = noCounts();
  for (const occurrence of candidate.occurrences) {
    const neighbors = neighborsOf(document, occurrence.from, occurrence.to);
    countEdges(counts, document, neighbors);
    countWords(counts, neighbors);
    countNames(counts, document, occurrence, neighbors);
  }
  const n = candidate.occurrences.length;
  for (const count of Object.values(counts)) matrix.add(count / n);
};

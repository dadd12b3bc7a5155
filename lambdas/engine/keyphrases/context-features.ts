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

/** Adds parts of speech, the words around the occurrences, and whether an occurrence fills a whole noun phrase. */
export const contextFeatures = (
  matrix: FeatureMatrix,
  document: PhraseDocument,
  candidate: Candidate,
): void => {
  tagFeatures(matrix, document, candidate);
  const sums = {
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
  };
  for (const { from, to } of candidate.occurrences) {
    const previous = inSentence(document, from - 1, from);
    const next = inSentence(document, to, from);
    const before = previous < 0 ? '' : (document.tokens[previous]?.lower ?? '');
    const after = next < 0 ? '' : (document.tokens[next]?.lower ?? '');
    const tagBefore = tagAt(document, previous);
    const tagAfter = tagAt(document, next);
    const nominalBefore = nominal.has(tagBefore);
    const nominalAfter = tagAfter === 'N' || tagAfter === 'P' || tagAfter === 'G' || tagAfter === 'C';
    sums.nominalBefore += Number(nominalBefore);
    sums.nominalAfter += Number(nominalAfter);
    sums.nameBefore += Number(document.name[previous] ?? false);
    sums.nameAfter += Number(document.name[next] ?? false);
    sums.firstName += Number(document.name[from]);
    sums.name += Number(isName(document, from, to));
    sums.phrase += Number(!nominalBefore && !nominalAfter);
    sums.run += Number(document.stop[previous] !== false && document.stop[next] !== false);
    sums.article += Number(articles.has(before));
    sums.preposition += Number(prepositions.has(before));
    sums.verbBefore += Number(tagBefore === 'V');
    sums.ofAfter += Number(after === 'of');
    sums.markAfter += Number(next < 0 || tagAfter === 'M');
    sums.verbAfter += Number(tagAfter === 'V');
    sums.opens += Number(previous < 0);
    sums.quoted += Number(/^["“‘'«]$/.test(before) || /^["”’»]$/.test(after));
    sums.brackets += Number(before === '(' || after === '(');
    sums.before += Number(before === ',' || before === 'and');
    sums.after += Number(after === ',' || after === 'and');
  }
  const n = candidate.occurrences.length;
  for (const sum of Object.values(sums)) matrix.add(sum / n);
};

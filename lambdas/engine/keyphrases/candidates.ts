import type { PhraseDocument } from './phrase-document.ts';

/** The most tokens of a phrase. */
const maxTokens = 5;
/** Words allowed between two content words of a phrase. */
const linking = new Set([
  'of',
  'for',
  'and',
  'in',
  'the',
  'to',
  'de',
  'la',
  'du',
  'di',
  'del',
  'von',
  'van',
  'der',
  '&',
]);

/** A phrase of a text with all its occurrences as ranges of tokens; `from` is inclusive, `to` exclusive. */
export type Candidate = {
  /** Stems joined by spaces. Two spellings with the same key are the same phrase. */
  key: string;
  /** The token indices of its first occurrence. */
  from: number;
  to: number;
  occurrences: { from: number; to: number }[];
};

const isContent = (document: PhraseDocument, index: number): boolean =>
  document.stop[index] === false && document.stems[index] !== '';

/** A phrase of several words neither begins nor ends with an adverb. */
const canEnd = (document: PhraseDocument, from: number, last: number): boolean => {
  if (from === last) return true;
  return document.tags[from] !== 'R' && document.tags[last] !== 'R';
};

const record = (found: Map<string, Candidate>, key: string, from: number, to: number): void => {
  const known = found.get(key);
  if (known) known.occurrences.push({ from, to });
  else found.set(key, { key, from, to, occurrences: [{ from, to }] });
};

const extend = (document: PhraseDocument, from: number, found: Map<string, Candidate>): void => {
  let key = '';
  let links = 0;
  for (let to = from + 1; to <= Math.min(from + maxTokens, document.tokens.length); to++) {
    const last = to - 1;
    if (document.sentenceOf[last] !== document.sentenceOf[from]) return;
    const isLink = last > from && linking.has(document.tokens[last]?.lower ?? '');
    if (isLink) links++;
    else if (!isContent(document, last) && !(last > from && document.tags[last] === 'C')) return;
    if (links > 2) return;
    key = key === '' ? (document.stems[last] ?? '') : `${key} ${document.stems[last] ?? ''}`;
    if (isLink || !canEnd(document, from, last)) continue;
    record(found, key, from, to);
  }
};

/** All phrases that begin and end with a content word inside one sentence, without a mark in between. */
export const findCandidates = (document: PhraseDocument): Candidate[] => {
  const found = new Map<string, Candidate>();
  for (let from = 0; from < document.tokens.length; from++) {
    if (!isContent(document, from)) continue;
    extend(document, from, found);
  }
  return [...found.values()];
};

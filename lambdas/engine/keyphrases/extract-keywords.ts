import type { Candidate } from './candidates.ts';
import { type DocumentOptions, type PhraseDocument, readDocument } from './phrase-document.ts';
import { rankCandidates } from './rank-candidates.ts';

export type ExtractOptions = DocumentOptions & {
  /** The maximum number of returned phrases. */
  limit?: number;
};

/** A phrase of a text with the character ranges (in UTF-16 units) of its occurrences. */
export type RankedPhrase = {
  /** As written at its first occurrence. */
  text: string;
  /** The model's estimate (0 to 1) that a reader would name it as a key phrase. */
  score: number;
  occurrences: { start: number; end: number }[];
};

const defaultLimit = 20;

/** The spelling of the first occurrence, without the 's of its last word and with spaces for line breaks. */
const spelling = (document: PhraseDocument, candidate: Candidate): string => {
  const start = document.tokens[candidate.from]?.start ?? 0;
  const end = document.tokens[candidate.to - 1]?.end ?? 0;
  return document.text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/['’]s?$/, '');
};

const ranges = (document: PhraseDocument, candidate: Candidate): { start: number; end: number }[] =>
  candidate.occurrences
    .map(({ from, to }) => ({
      start: (document.tokens[from]?.start ?? 0) - document.shift,
      end: (document.tokens[to - 1]?.end ?? 0) - document.shift,
    }))
    .filter(({ start }) => start >= 0);

/**
 * The key phrases of a text, best first, ranked by boosted trees over statistics of each noun phrase, name and word in
 * it. `scripts/keyphrases/train-keyphrases.ts` describes how the trees are trained. Different forms of the same words
 * count as one phrase.
 */
export const extractKeywords = (text: string, options: ExtractOptions = {}): RankedPhrase[] => {
  const document = readDocument(text, options);
  return rankCandidates(document)
    .slice(0, options.limit ?? defaultLimit)
    .map(({ candidate, score }) => ({
      text: spelling(document, candidate),
      score,
      occurrences: ranges(document, candidate),
    }));
};

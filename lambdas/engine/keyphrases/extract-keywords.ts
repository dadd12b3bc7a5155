import type { Candidate } from './candidates.ts';
import { type DocumentOptions, type PhraseDocument, readDocument } from './phrase-document.ts';
import { rankCandidates } from './rank-candidates.ts';

export type ExtractOptions = DocumentOptions & {
  /** Maximum number of returned phrases. */
  limit?: number;
};

/** A phrase of a text with the ranges of characters (UTF-16 units) of its occurrences. */
export type RankedPhrase = {
  /** As written at its first occurrence. */
  text: string;
  /** Between 0 and 1: the model's estimate that a reader would name it as a key phrase. */
  score: number;
  occurrences: { start: number; end: number }[];
};

const defaultLimit = 20;

/** The first occurrence as it is written, without the 's of its last word and with line breaks made spaces. */
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
 * The key phrases of a text, best first, ranked by boosted trees over statistics of each noun phrase, name and
 * word in it. `scripts/keyphrases/train-keyphrases.ts` says how the trees are learned. Equal words in other forms
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

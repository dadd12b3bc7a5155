import { detectLanguage } from '#engine/language/detect-language.ts';
import { readBackground } from './background.ts';
import { compileTrees, scoreTrees } from './boosted-trees.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { phraseFeatures } from './features.ts';
import { type DocumentOptions, type PhraseDocument, readDocument } from './phrase-document.ts';
import weights from './weights.json' with { type: 'json' };

export interface ExtractOptions extends DocumentOptions {
  /** Phrases given back at most. */
  limit?: number;
}

/** A phrase of a text with the ranges of characters (UTF-16 units) where it stands. */
export interface RankedPhrase {
  text: string;
  /** Between 0 and 1: the model's estimate that a reader would name it as a key phrase. */
  score: number;
  occurrences: { start: number; end: number }[];
}

const defaultLimit = 20;
let model:
  | { trees: ReturnType<typeof compileTrees>; background: ReturnType<typeof readBackground> }
  | undefined;

/**
 * The key phrases of a text, best first, ranked by boosted trees over statistics of each noun phrase, name and
 * word in it (scripts/train-keyphrases.ts says how they are learnt). Equal words in other forms count as one phrase.
 */
export function extractKeywords(text: string, options: ExtractOptions = {}): RankedPhrase[] {
  const language = options.language === undefined ? detectLanguage(text) : options.language;
  const document = readDocument(text, options, language);
  return rankPhrases(document).slice(0, options.limit ?? defaultLimit);
}

/** All phrases of a prepared document, best first; equal scores keep the order of the text. */
export function rankPhrases(document: PhraseDocument): RankedPhrase[] {
  model ??= { trees: compileTrees(weights.trees), background: readBackground(weights.background) };
  const { trees, background } = model;
  const candidates = findCandidates(document);
  const rows = phraseFeatures(document, candidates, background);
  return candidates
    .map((candidate, i) => ({ candidate, score: logistic(scoreTrees(trees, rows[i] ?? new Float32Array())) }))
    .sort(
      (a, b) => b.score - a.score || a.candidate.from - b.candidate.from || a.candidate.to - b.candidate.to,
    )
    .map(({ candidate, score }) => ({
      text: spelling(document, candidate),
      score,
      occurrences: ranges(document, candidate),
    }));
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function ranges(document: PhraseDocument, candidate: Candidate): { start: number; end: number }[] {
  return candidate.occurrences.map(({ from, to }) => ({
    start: document.tokens[from]?.start ?? 0,
    end: document.tokens[to - 1]?.end ?? 0,
  }));
}

/** The first occurrence as it is written, without the 's of its last word and with line breaks made spaces. */
function spelling(document: PhraseDocument, candidate: Candidate): string {
  const start = document.tokens[candidate.from]?.start ?? 0;
  const end = document.tokens[candidate.to - 1]?.end ?? 0;
  return document.text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/['’]s?$/, '');
}

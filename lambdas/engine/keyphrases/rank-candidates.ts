import { type Background, readBackground } from './background.ts';
import { type CompiledTrees, compileTrees, scoreTrees } from './boosted-trees.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { phraseFeatures } from './features.ts';
import type { PhraseDocument } from './phrase-document.ts';
import weights from './weights.json' with { type: 'json' };

export type RankedCandidate = {
  candidate: Candidate;
  /** The model's estimate (0 to 1) that a reader would name it as a key phrase. */
  score: number;
};

let model: { trees: CompiledTrees; background: Background } | undefined;

const load = (): { trees: CompiledTrees; background: Background } => {
  model ??= { trees: compileTrees(weights.trees), background: readBackground(weights.background) };
  return model;
};

/** The inverse document frequency of a stem in general text. */
export const generalIdf = (stem: string): number => load().background.idf(stem);

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** All phrases of a prepared document, best first; equal scores keep the order of the text. */
export const rankCandidates = (document: PhraseDocument): RankedCandidate[] => {
  const { trees, background } = load();
  const candidates = findCandidates(document);
  const scores = scoreTrees(trees, phraseFeatures(document, candidates, background));
  return candidates
    .map((candidate, i) => ({ candidate, score: logistic(scores[i] ?? 0) }))
    .sort(
      (a, b) => b.score - a.score || a.candidate.from - b.candidate.from || a.candidate.to - b.candidate.to,
    );
};

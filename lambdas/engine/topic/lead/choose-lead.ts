import { type CompiledTrees, compileTrees, scoreTrees } from '#engine/keyphrases/boosted-trees.ts';
import { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import type { Phrase } from '#engine/topic/phrases/phrase.ts';
import { phraseFigures } from '#engine/topic/phrases/phrase-figures.ts';
import type { PhraseScore } from '#engine/topic/phrases/score-phrases.ts';
import type { MeasuredText } from '#engine/topic/phrases/text-figures.ts';
import { leadCandidates, type ScoredPhrase } from './lead-candidates.ts';
import { addLeadFigures, type LeadCandidate } from './lead-figures.ts';
import weights from './weights.json' with { type: 'json' };

const figuresOfLead = 20;

/**
 * The share of the first step's judgment in the choice, in logits, and what a deed or a join loses in it: the first step
 * holds too much of phrases that the text does not have. Chosen on 298 texts of other repositories: without the share 53.0
 * and 69.8 % of leads are right without and with title, with it 55.0 and 70.5 %.
 */
const firstStep = { share: 0.3, ofComposed: 1 } as const;

/** The figures of candidates: those of any phrase, and those of a lead. */
export const leadFigures = (text: MeasuredText, candidates: readonly LeadCandidate[]): FeatureMatrix => {
  const plain = phraseFigures(
    text,
    candidates.map(({ phrase }) => phrase),
  );
  const matrix = new FeatureMatrix(candidates.length, plain.width + figuresOfLead);
  for (const [i, candidate] of candidates.entries()) {
    for (const figure of plain.row(i)) matrix.add(figure);
    addLeadFigures(matrix, text, candidate);
  }
  return matrix;
};

const logit = (p: number): number => Math.log((p + 1e-5) / (1 - p + 1e-5));

/** What a candidate is worth: the points of the trees, and what the first step holds of it. */
export const leadWorth = ({ score, kind }: LeadCandidate, points: number): number => {
  const isComposed = kind !== 'found' && kind !== 'title';
  return points + firstStep.share * (logit(score.topic) - (isComposed ? firstStep.ofComposed : 0));
};

let trees: CompiledTrees | undefined;

/** The phrases that may lead with what each is worth, best first. */
export const rankLeads = (
  text: MeasuredText,
  scored: readonly ScoredPhrase[],
  score: (phrases: readonly Phrase[]) => readonly PhraseScore[],
): { candidate: LeadCandidate; worth: number }[] => {
  const candidates = leadCandidates(text, scored, score);
  trees ??= compileTrees(weights);
  const points = scoreTrees(trees, leadFigures(text, candidates));
  return candidates
    .map((candidate, i) => ({ candidate, worth: leadWorth(candidate, points[i] ?? 0) }))
    .sort((a, b) => b.worth - a.worth);
};

/**
 * The phrase that leads: of the most probable ones, the parts of the title and the composed ones, the one that editors
 * would choose. Null for a text without phrases.
 */
export const chooseLead = (
  text: MeasuredText,
  scored: readonly ScoredPhrase[],
  score: (phrases: readonly Phrase[]) => readonly PhraseScore[],
): LeadCandidate | null => rankLeads(text, scored, score)[0]?.candidate ?? null;

import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { defaultReason, type KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { KeywordMetrics } from '#contracts/keywords/market.ts';
import { classifyKeyword } from './classify-keyword.ts';
import { competitionLevel } from './competition.ts';
import { confidenceLabel } from './confidence.ts';
import { toMetricFields } from './metric-fields.ts';
import { optimizerScore } from './optimizer-score.ts';
import { demandTier, difficultyTier, relevanceTier } from './tiers.ts';
import { usageGuidance } from './usage-guidance.ts';

type ScoreOptions = {
  /** False if the run had no text. Relevance is then neither shown nor counted. */
  hasContext: boolean;
};

const marketFields = (metrics: KeywordMetrics) => ({
  sources: metrics.source === 'none' ? [] : [metrics.source],
  ...toMetricFields(metrics),
  competition_level: competitionLevel(metrics.competitionIndex),
  monthly_searches: metrics.monthlySearches,
  grouped_with: metrics.groupedWith,
  spell_corrected_to: metrics.spellCorrectedTo,
  metrics_as_of: metrics.asOf,
});

/**
 * Scores, classifies and explains a keyword idea with its metrics. The Optimizer Score weights relevance at 50%,
 * volume at 30% (log scale) and low competition at 20%, renormalized over the known values. The shortlist sets
 * `is_selected` later.
 */
export const scoreKeyword = (
  idea: KeywordIdea,
  metrics: KeywordMetrics,
  { hasContext }: ScoreOptions,
): KeywordEntry => {
  const relevance = hasContext ? idea.relevance : null;
  const { searchVolume, competitionIndex, keywordDifficulty } = metrics;
  const { score, factors } = optimizerScore({ relevance, searchVolume, competitionIndex });
  const tiers = {
    relevanceTier: relevanceTier(relevance),
    demandTier: demandTier(searchVolume),
    difficultyTier: difficultyTier(keywordDifficulty, competitionIndex),
  };
  const { intent, evidence } = idea;
  const keywordClass = classifyKeyword({
    ...tiers,
    intent,
    isBrand: idea.isBrand,
    isSample: metrics.source === 'sample',
  });
  return {
    keyword_text: idea.text,
    reason: idea.reason === '' ? defaultReason : idea.reason,
    ...marketFields(metrics),
    relevance_score: relevance,
    optimizer_score: score,
    score_factors: factors,
    relevance_factors: hasContext ? idea.relevanceFactors : [],
    keyword_class: keywordClass,
    usage_guidance: usageGuidance({ keywordClass, intent, evidence, hasContext }),
    evidence_level: evidence,
    passages: hasContext ? idea.passages : [],
    relevance_tier: tiers.relevanceTier,
    demand_tier: tiers.demandTier,
    difficulty_tier: tiers.difficultyTier,
    intent_type: intent,
    confidence_label: confidenceLabel({ evidence, metrics, hasContext }),
    cluster: idea.cluster,
    is_selected: false,
  };
};

import type { EvidenceLevel } from '#contracts/keywords/evidence.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { KeywordMetrics } from '#contracts/keywords/market.ts';

type ConfidenceInput = {
  evidence: EvidenceLevel;
  metrics: Pick<
    KeywordMetrics,
    'searchVolume' | 'competitionIndex' | 'source' | 'spellCorrectedTo' | 'groupedWith'
  >;
  /** Without a text, evidence cannot count for or against a keyword. */
  hasContext: boolean;
};

/**
 * The reliability of the advice. Three facts count: the text contains the exact phrase (or there is no text), the
 * volume is known, and the competition is known. Three give High, two Medium, fewer Low. Sample data, or metrics that
 * the source shares with other spellings, limit it to Medium.
 */
export const confidenceLabel = ({
  evidence,
  metrics,
  hasContext,
}: ConfidenceInput): KeywordEntry['confidence_label'] => {
  const steps = [
    !hasContext || evidence === 'exact',
    metrics.searchVolume !== null,
    metrics.competitionIndex !== null,
  ].filter(Boolean).length;
  const isIndirect =
    metrics.source === 'sample' || metrics.spellCorrectedTo !== null || metrics.groupedWith.length > 0;
  if (steps === 3) return isIndirect ? 'Medium' : 'High';
  return steps === 2 ? 'Medium' : 'Low';
};

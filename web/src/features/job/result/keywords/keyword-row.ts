import type { EvidenceLevel, IntentType } from '#contracts/evidence.ts';
import { type CompetitionLevel, defaultReason, type KeywordEntry } from '#contracts/keyword.ts';
import { classPriority } from '#domain/class-priority.ts';
import { type CompetitionColor, competitionColor, parseCompetitionLevel } from '#domain/competition.ts';
import { type KeywordNote, noteOnLookUp } from '#domain/look-up-form.ts';
import { keywordSpelling } from '#domain/parse-keyword-list.ts';
import { sortKeywords } from '#domain/sort-keywords.ts';
import { formatPercent } from '#web/features/job/result/shared/format.ts';

/** A keyword as the table shows it; null stands for "no data" and is never shown as 0. */
export type KeywordRow = {
  /** In its user's spelling. */
  keyword: string;
  reason: string;
  searchVolume: number | null;
  cpc: number | null;
  competitionIndex: number | null;
  competition: CompetitionLevel;
  competitionColor: CompetitionColor;
  /** Rounded, with its sign: `87%`. */
  relevance: string | null;
  relevanceScore: number | null;
  optimizerScore: number;
  evidenceLevel: EvidenceLevel;
  relevanceTier: KeywordEntry['relevance_tier'];
  demandTier: KeywordEntry['demand_tier'];
  difficultyTier: KeywordEntry['difficulty_tier'];
  intentType: IntentType;
  confidenceLabel: KeywordEntry['confidence_label'];
  keywordClass: string;
  classPriority: number;
  usageGuidance: string;
  isSelected: boolean;
  /** Other keywords of the run that say the same. */
  nearEquals: readonly string[];
  /** How it was looked up, where that is not as it stands. */
  note: KeywordNote | null;
  /** All that the explanation needs beyond the row. */
  entry: KeywordEntry;
};

export const toKeywordRow = (entry: KeywordEntry): KeywordRow => {
  const competition = parseCompetitionLevel(entry.competition_level);
  return {
    keyword: keywordSpelling(entry),
    reason: entry.reason.trim() === '' ? defaultReason : entry.reason,
    searchVolume: entry.search_volume,
    cpc: entry.cpc,
    competitionIndex: entry.competition_index,
    competition,
    competitionColor: competitionColor(competition),
    relevance: entry.relevance_score === null ? null : formatPercent(entry.relevance_score),
    relevanceScore: entry.relevance_score,
    optimizerScore: entry.optimizer_score,
    evidenceLevel: entry.evidence_level,
    relevanceTier: entry.relevance_tier,
    demandTier: entry.demand_tier,
    difficultyTier: entry.difficulty_tier,
    intentType: entry.intent_type,
    confidenceLabel: entry.confidence_label,
    keywordClass: entry.keyword_class,
    classPriority: classPriority(entry.keyword_class),
    usageGuidance: entry.usage_guidance,
    isSelected: entry.is_selected,
    nearEquals: entry.near_equals ?? [],
    note: noteOnLookUp(entry.keyword_text),
    entry,
  };
};

/** Rows in the order of their classes, best first. */
export const toKeywordRows = (entries: readonly KeywordEntry[]): KeywordRow[] =>
  sortKeywords(entries).map(toKeywordRow);

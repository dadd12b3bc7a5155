import { type CompetitionLevel, defaultReason, type KeywordEntry } from '#contracts/keyword.ts';
import { classPriority } from '#domain/class-priority.ts';
import { type CompetitionColor, competitionColor, parseCompetitionLevel } from '#domain/competition.ts';
import { type KeywordNote, noteOnLookUp } from '#domain/look-up-form.ts';
import { keywordSpelling } from '#domain/parse-keyword-list.ts';
import { sortKeywords } from '#domain/sort-keywords.ts';
import { formatPercent } from '#web/features/job/result/shared/format.ts';

/** A keyword as the table shows it: what the view derives, and the entry with every figure. */
export type KeywordRow = {
  /** In its user's spelling. */
  keyword: string;
  reason: string;
  competition: CompetitionLevel;
  competitionColor: CompetitionColor;
  /** Rounded, with its sign: `87%`; null when the run had no text. */
  relevance: string | null;
  classPriority: number;
  /** Other keywords of the run that say the same. */
  nearEquals: readonly string[];
  /** How the keyword was looked up, where that differs from its spelling. */
  note: KeywordNote | null;
  entry: KeywordEntry;
};

export const toKeywordRow = (entry: KeywordEntry): KeywordRow => {
  const competition = parseCompetitionLevel(entry.competition_level);
  return {
    keyword: keywordSpelling(entry),
    reason: entry.reason.trim() === '' ? defaultReason : entry.reason,
    competition,
    competitionColor: competitionColor(competition),
    relevance: entry.relevance_score === null ? null : formatPercent(entry.relevance_score),
    classPriority: classPriority(entry.keyword_class),
    nearEquals: entry.near_equals ?? [],
    note: noteOnLookUp(entry.keyword_text),
    entry,
  };
};

/** Rows in the order of their classes, best first. */
export const toKeywordRows = (entries: readonly KeywordEntry[]): KeywordRow[] =>
  sortKeywords(entries).map(toKeywordRow);

import { type CompetitionLevel, defaultReason, type KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { classPriority } from '#domain/scoring/class-priority.ts';
import {
  type CompetitionColor,
  competitionColor,
  parseCompetitionLevel,
} from '#domain/scoring/competition.ts';
import { sortKeywords } from '#domain/scoring/sort-keywords.ts';
import { type KeywordNote, noteOnLookUp } from '#domain/shortlist/look-up-form.ts';
import { formatPercent } from '#web/features/job/result/shared/format.ts';

/** A keyword as the table shows it: the values that the view derives, and the entry with every metric. */
export type KeywordRow = {
  /** As the user spelled it. */
  keyword: string;
  reason: string;
  competition: CompetitionLevel;
  competitionColor: CompetitionColor;
  /** Rounded, with its sign: `87%`. Null when the run had no text. */
  relevance: string | null;
  classPriority: number;
  /** Other keywords of the run with the same meaning. */
  nearDuplicates: readonly string[];
  /** The form that was looked up, if it differs from the spelling. */
  note: KeywordNote | null;
  entry: KeywordEntry;
  /** True for the keyword that titles, descriptions and checks focus on. */
  isLead: boolean;
};

export const toKeywordRow = (entry: KeywordEntry, lead: KeywordEntry | null = null): KeywordRow => {
  const competition = parseCompetitionLevel(entry.competition_level);
  return {
    keyword: keywordSpelling(entry),
    reason: entry.reason.trim() === '' ? defaultReason : entry.reason,
    competition,
    competitionColor: competitionColor(competition),
    relevance: entry.relevance_score === null ? null : formatPercent(entry.relevance_score),
    classPriority: classPriority(entry.keyword_class),
    nearDuplicates: entry.near_equals ?? [],
    note: noteOnLookUp(entry.keyword_text),
    entry,
    isLead: entry === lead,
  };
};

/** Rows in the order of their classes, best first. */
export const toKeywordRows = (
  entries: readonly KeywordEntry[],
  lead: KeywordEntry | null = null,
): KeywordRow[] => sortKeywords(entries).map((entry) => toKeywordRow(entry, lead));

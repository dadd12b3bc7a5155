import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { classPriority } from './class-priority.ts';

type Sortable = Pick<KeywordEntry, 'optimizer_score' | 'keyword_text'> &
  Partial<Pick<KeywordEntry, 'relevance_score' | 'sources'>> & { keyword_class: string };

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sample metrics are invented, so only relevance ranks keywords with sample data. Keywords with real metrics come
 * first.
 */
const sampleRank = ({ sources, relevance_score }: Sortable): number =>
  sources?.includes('sample') ? (relevance_score ?? 0) : Number.MAX_SAFE_INTEGER;

/** Class priority first, then the higher score, then the text, so that the same input always gives the same order. */
export const compareKeywords = (a: Sortable, b: Sortable): number =>
  classPriority(a.keyword_class) - classPriority(b.keyword_class) ||
  sampleRank(b) - sampleRank(a) ||
  b.optimizer_score - a.optimizer_score ||
  compareText(a.keyword_text.toLowerCase(), b.keyword_text.toLowerCase()) ||
  compareText(a.keyword_text, b.keyword_text);

/** Returns a sorted copy. */
export const sortKeywords = <T extends Sortable>(entries: readonly T[]): T[] =>
  entries.toSorted(compareKeywords);

import type { KeywordEntry } from '#contracts/keyword.ts';
import { isCentral } from './select-shortlist.ts';
import { compareKeywords } from './sort-keywords.ts';

/** 0 for what may lead, 1 for what is at the text's margin, 2 for what strong sites hold, 3 for what is off topic. */
const reservation = (entry: KeywordEntry): number => {
  if (entry.keyword_class === 'Deprioritize (Off-Topic)') return 3;
  if (entry.keyword_class === 'High-Risk Competitive') return 2;
  return isCentral(entry) ? 0 : 1;
};

const compareLeads = (a: KeywordEntry, b: KeywordEntry): number =>
  reservation(a) - reservation(b) ||
  (reservation(a) === 1 ? (b.relevance_score ?? 0) - (a.relevance_score ?? 0) : 0) ||
  compareKeywords(a, b);

/**
 * Keywords in the order in which to write for them: what the text is about goes before a better class at its margin,
 * where relevance decides before the class; what strong sites hold, and what is off topic, goes last. The first one
 * leads, in the summary as in titles and text.
 */
export const leadKeywords = (entries: readonly KeywordEntry[]): KeywordEntry[] =>
  entries.toSorted(compareLeads);

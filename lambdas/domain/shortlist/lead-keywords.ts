import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { compareKeywords } from '#domain/scoring/sort-keywords.ts';
import { isOffTopic } from './off-topic.ts';
import { isCentral } from './select-shortlist.ts';

/**
 * 0 for a keyword that may lead, 1 for a side topic or a suggestion, 2 for one that other sites dominate, 3 for one
 * that is off topic.
 */
const reservation = (entry: KeywordEntry): number => {
  if (isOffTopic(entry)) return 3;
  if (entry.keyword_class === 'High-Risk Competitive' || entry.intent_type === 'navigational') return 2;
  return isCentral(entry) && entry.evidence_level !== 'suggested' ? 0 : 1;
};

const compareLeads = (a: KeywordEntry, b: KeywordEntry): number =>
  reservation(a) - reservation(b) ||
  (b.relevance_score ?? 0) - (a.relevance_score ?? 0) ||
  compareKeywords(a, b);

/** The most by which a keyword of a better class may be less relevant than the topic and still lead. */
const nearlyAsRelevant = 5;

/**
 * Keywords in the order in which to use them. The main topic comes first, or a keyword of the best class that is
 * almost as relevant. The first one leads in the summary, the titles and the text.
 */
export const leadKeywords = (entries: readonly KeywordEntry[]): KeywordEntry[] => {
  const sorted = entries.toSorted(compareLeads);
  const [first] = sorted;
  if (first === undefined) return [];
  const isNear = (entry: KeywordEntry): boolean =>
    reservation(entry) === reservation(first) &&
    (entry.relevance_score ?? 0) >= (first.relevance_score ?? 0) - nearlyAsRelevant;
  const [lead = first] = sorted.filter(isNear).toSorted(compareKeywords);
  return [lead, ...sorted.filter((entry) => entry !== lead)];
};

import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { compareKeywords } from '#domain/scoring/sort-keywords.ts';
import { isCentral } from './select-shortlist.ts';

/** 0 for what may lead, 1 for what is at the text's margin, 2 for what other sites hold, 3 for what is off topic. */
const reservation = (entry: KeywordEntry): number => {
  if (entry.keyword_class === 'Deprioritize (Off-Topic)') return 3;
  if (entry.keyword_class === 'High-Risk Competitive' || entry.intent_type === 'navigational') return 2;
  return isCentral(entry) ? 0 : 1;
};

const compareLeads = (a: KeywordEntry, b: KeywordEntry): number =>
  reservation(a) - reservation(b) ||
  (reservation(a) === 1 ? (b.relevance_score ?? 0) - (a.relevance_score ?? 0) : 0) ||
  compareKeywords(a, b);

/** How much less relevant than a bare word a phrase with that word, or any other, may be and still lead in its place. */
const narrowerShare = 0.85;
const otherShare = 0.9;

/**
 * A bare word is searched for by people who mean many things ("starter", "china"); a phrase that the text is as much
 * about ("sourdough starter", "bubonic plague") says which, so it leads: the one around the word before others.
 */
const narrowerLead = ([first, ...others]: readonly KeywordEntry[]): KeywordEntry | undefined => {
  if (!first || first.keyword_text.includes(' ')) return undefined;
  const near = (share: number) =>
    others.filter(
      (entry) =>
        entry.evidence_level === 'exact' &&
        entry.intent_type !== 'navigational' &&
        (entry.relevance_score ?? 0) >= (first.relevance_score ?? 0) * share &&
        reservation(entry) === reservation(first),
    );
  return (
    near(narrowerShare).find(({ keyword_text }) => keyword_text.split(' ').includes(first.keyword_text)) ??
    near(otherShare).find(({ keyword_text }) => keyword_text.includes(' '))
  );
};

/**
 * Keywords in the order in which to write for them: what the text is about goes before a better class at its margin,
 * where relevance decides before the class; what strong sites hold, and what is off topic, goes last. The first one
 * leads, in the summary as in titles and text.
 */
export const leadKeywords = (entries: readonly KeywordEntry[]): KeywordEntry[] => {
  const sorted = entries.toSorted(compareLeads);
  const lead = narrowerLead(sorted);
  return lead ? [lead, ...sorted.filter((entry) => entry !== lead)] : sorted;
};

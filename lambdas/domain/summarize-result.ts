import type { KeywordEntry } from '#contracts/keyword.ts';
import { isCentral } from './select-shortlist.ts';
import { compareKeywords } from './sort-keywords.ts';

/** 0 for what may lead, 1 for what is at the text's margin, 2 for what strong sites hold. */
const reservation = (entry: KeywordEntry): number => {
  if (entry.keyword_class === 'High-Risk Competitive') return 2;
  return isCentral(entry) ? 0 : 1;
};

/** What the text is about goes before a better class at its margin; there relevance decides before the class. */
const compareLeads = (a: KeywordEntry, b: KeywordEntry): number =>
  reservation(a) - reservation(b) ||
  (reservation(a) === 1 ? (b.relevance_score ?? 0) - (a.relevance_score ?? 0) : 0) ||
  compareKeywords(a, b);

/** One sentence that says what to do with a shortlist: its best keyword leads, the next two support it. */
export const summarizeResult = (entries: readonly KeywordEntry[]): string => {
  const onTopic = entries.filter(({ keyword_class }) => keyword_class !== 'Deprioritize (Off-Topic)');
  const [lead, ...support] = (onTopic.length > 0 ? onTopic : entries)
    .toSorted(compareLeads)
    .map(({ keyword_text }) => keyword_text);
  if (lead === undefined) return '';
  if (support.length === 0) return `Lead with ${lead}.`;
  return `Lead with ${lead}; support it with ${support.slice(0, 2).join(' and ')}.`;
};

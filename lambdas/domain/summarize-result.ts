import type { KeywordEntry } from '#contracts/keyword.ts';
import { sortKeywords } from './sort-keywords.ts';

/** One sentence that says what to do with a shortlist: its best keyword leads, the next two support it. */
export const summarizeResult = (entries: readonly KeywordEntry[]): string => {
  const sorted = sortKeywords(entries);
  const onTopic = sorted.filter((entry) => entry.keyword_class !== 'Deprioritize (Off-Topic)');
  const [lead, ...support] = (onTopic.length > 0 ? onTopic : sorted).map(({ keyword_text }) => keyword_text);
  if (lead === undefined) return '';
  if (support.length === 0) return `Lead with ${lead}.`;
  return `Lead with ${lead}; support it with ${support.slice(0, 2).join(' and ')}.`;
};

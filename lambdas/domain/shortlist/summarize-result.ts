import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { leadKeywords } from './lead-keywords.ts';

/** One sentence that says what to do with a shortlist: its best keyword leads, the next two support it. */
export const summarizeResult = (entries: readonly KeywordEntry[]): string => {
  const onTopic = entries.filter(({ keyword_class }) => keyword_class !== 'Deprioritize (Off-Topic)');
  const [lead, ...support] = leadKeywords(onTopic.length > 0 ? onTopic : entries).map(keywordSpelling);
  if (lead === undefined) return '';
  if (support.length === 0) return `Lead with ${lead}.`;
  return `Lead with ${lead}; support it with ${support.slice(0, 2).join(' and ')}.`;
};

import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { leadKeywords } from './lead-keywords.ts';
import { isCentral } from './select-shortlist.ts';

const leadsOf = (entries: readonly KeywordEntry[]): KeywordEntry[] => {
  const onTopic = entries.filter(({ keyword_class }) => keyword_class !== 'Deprioritize (Off-Topic)');
  return leadKeywords(onTopic.length > 0 ? onTopic : entries);
};

const spell = (entries: readonly KeywordEntry[]): string =>
  entries.map((entry) => keywordSpelling(entry)).join(' and ');

/** How results of earlier releases word their summary, with or without a text. */
const summarizeList = (entries: readonly KeywordEntry[]): string => {
  const [lead, ...support] = leadsOf(entries);
  if (lead === undefined) return '';
  if (support.length === 0) return `Lead with ${spell([lead])}.`;
  return `Lead with ${spell([lead])}; support it with ${spell(support.slice(0, 2))}.`;
};

/**
 * What to do with a shortlist, in one or two sentences. Of a text it says where its keywords belong, and that the text has
 * no clear search topic when none of them is central to it.
 */
export const summarizeResult = (entries: readonly KeywordEntry[]): string => {
  const [lead, ...others] = leadsOf(entries);
  if (lead === undefined || lead.relevance_tier === null) return summarizeList(entries);
  if (!isCentral(lead))
    return `Your text has no clear search topic. The closest search is ${spell([lead])}: name it in the title and the opening if you want to be found for it.`;
  const sections = others.filter(isCentral).slice(0, 2);
  const first = `Lead with ${spell([lead])} in the title and the opening`;
  if (sections.length === 0) return `${first}.`;
  return `${first}; cover ${spell(sections)} in ${sections.length > 1 ? 'sections of their own' : 'a section of its own'}.`;
};

/** Whether a stored summary is the one of these keywords, in the words of this or an earlier release. */
export const isSummaryOf = (summary: string, entries: readonly KeywordEntry[]): boolean =>
  summary === summarizeResult(entries) || summary === summarizeList(entries);

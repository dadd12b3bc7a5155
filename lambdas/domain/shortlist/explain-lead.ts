import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { leadKeywords } from './lead-keywords.ts';
import { isOffTopic } from './off-topic.ts';
import { isCentral } from './select-shortlist.ts';

/** The lead keyword: the user's choice if it is among the entries, otherwise the first of `leadKeywords`. */
export const findLead = (
  entries: readonly KeywordEntry[],
  chosen: string | null = null,
): KeywordEntry | undefined =>
  entries.find(({ keyword_text }) => keyword_text === chosen) ?? leadKeywords(entries)[0];

/** All entries in the order in which to use them, with `chosen` first. */
export const leadWith = (entries: readonly KeywordEntry[], chosen: string | null): KeywordEntry[] => {
  const lead = findLead(entries, chosen);
  return lead === undefined ? [] : [lead, ...leadKeywords(entries).filter((entry) => entry !== lead)];
};

const percent = ({ relevance_score }: KeywordEntry): string => `${Math.round(relevance_score ?? 0)}%`;

/** Why a keyword with a higher score does not lead. */
const whyNot = (top: KeywordEntry, lead: KeywordEntry): string => {
  if (isOffTopic(top)) return 'the text is not about it';
  if (top.keyword_class === 'High-Risk Competitive') return 'strong sites dominate its first page';
  if (top.intent_type === 'navigational') return 'people who search for it want one particular site';
  if (!isCentral(top) || top.evidence_level === 'suggested') return 'the text is only partly about it';
  if ((lead.relevance_score ?? 0) > (top.relevance_score ?? 0))
    return `the text is more about the lead keyword (relevance ${percent(lead)} vs. ${percent(top)})`;
  return 'the lead keyword has a better class';
};

/**
 * One sentence that reconciles the lead keyword with the scores: why it leads, or which keyword has a higher score
 * and why that one does not lead.
 */
export const explainLead = (
  entries: readonly KeywordEntry[],
  chosen: string | null = null,
  chooser = 'You',
): string => {
  const lead = findLead(entries, chosen);
  if (lead === undefined) return '';
  const isOwn = lead.keyword_text === chosen && leadKeywords(entries)[0] !== lead;
  if (isOwn) return `${chooser} chose it. Titles, descriptions and checks follow.`;
  // An off-topic keyword leads only if all of them are.
  if (isOffTopic(lead)) return 'None of these keywords fits the text.';
  const top = entries.reduce(
    (best, entry) => (entry.optimizer_score > best.optimizer_score ? entry : best),
    lead,
  );
  if (top.optimizer_score === 0) return 'No keyword has a score yet, so any of them can lead.';
  if (top === lead) return 'It has the highest score of these keywords.';
  return `“${keywordSpelling(top)}” scores higher (${Math.round(top.optimizer_score)} vs. ${Math.round(lead.optimizer_score)}), but ${whyNot(top, lead)}.`;
};

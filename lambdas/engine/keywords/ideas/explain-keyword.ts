import { joinList } from '#domain/text/join-list.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import type { Evidence } from '#engine/keywords/evidence/find-evidence.ts';

const suggestedReason = (evidence: Evidence): string => {
  if (evidence.addedWords && evidence.count > 0)
    return `Not in your text in this form, but its topic has ${countOf(evidence.count, 'mention')}.`;
  if (evidence.title === 1) return 'In your title, but not in your text.';
  if (evidence.coverage >= 1) return 'All of its words are in your text, but never in one sentence.';
  if (evidence.coverage > 0) return 'Only some of its words are in your text.';
  return 'None of its words are in your text.';
};

const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const sectionPlace = (index: ArticleIndex, { mentionSections, mentions }: Evidence): string => {
  const { starts, kind } = index.sections;
  if (mentionSections === 0) return '';
  return starts.length === 1
    ? countOf(mentions.length, 'sentence')
    : countOf(mentionSections, kind === 'sections' ? 'section' : 'paragraph');
};

/** Writes "In your title, 2 headings and 3 sections (5 mentions)." */
const explainMentions = (index: ArticleIndex, evidence: Evidence): string => {
  const places = [
    evidence.title === 1 ? 'your title' : '',
    evidence.headingMentions === 0 ? '' : countOf(evidence.headingMentions, 'heading'),
    sectionPlace(index, evidence),
  ].filter((place) => place !== '');
  return `In ${joinList(places)} (${countOf(evidence.count, 'mention')}).`;
};

/** One sentence that explains why this keyword was chosen, with numbers from this article. */
export const explainKeyword = (index: ArticleIndex, evidence: Evidence): string => {
  if (evidence.level === 'suggested') return suggestedReason(evidence);
  if (evidence.isOnlyMentioned) return 'Only in examples in your text: in quotation marks, emphasis or code.';
  if (evidence.nearest.length > 0) return 'In your title. Its words never appear together in your text.';
  if (evidence.count > 0) return explainMentions(index, evidence);
  return evidence.sentences.length > 0
    ? `All of its words appear together in ${countOf(evidence.sentences.length, 'sentence')}.`
    : 'All of its words appear together in your title.';
};

import type { ArticleIndex } from './article-index.ts';
import type { Evidence } from './find-evidence.ts';

const suggestedReason = (evidence: Evidence): string => {
  if (evidence.addedWords && evidence.count > 0) {
    const times = evidence.count === 1 ? 'once' : `${evidence.count} times`;
    return `Not in your text in this form, but its topic is mentioned ${times}.`;
  }
  if (evidence.title === 1) return 'Appears in your title, but not in your text.';
  if (evidence.coverage >= 1) return 'All of its words are in your text, but never in one sentence.';
  if (evidence.coverage > 0) return 'Only part of its words are in your text.';
  return 'None of its words are in your text.';
};

const titlePlace = ({ title }: Evidence): string => {
  if (title === 1) return 'in your title';
  return title > 0 ? 'apart in your title' : '';
};

const headingPlace = ({ headings }: Evidence): string => {
  if (headings === 0) return '';
  return headings === 1 ? 'in a heading' : `in ${headings} headings`;
};

const sectionPlace = (index: ArticleIndex, evidence: Evidence): string => {
  const { starts, kind } = index.sections;
  if (evidence.sections === 0) return '';
  if (starts.length === 1)
    return evidence.sentences.length === 1 ? 'in one sentence' : `in ${evidence.sentences.length} sentences`;
  return `in ${evidence.sections} of ${starts.length} ${kind}`;
};

const countWords = (count: number): string => (count === 1 ? ', once in total' : `, ${count} times in total`);

const listOf = (places: string[]): string => {
  const last = places.at(-1) ?? 'in your text';
  return places.length < 2 ? last : `${places.slice(0, -1).join(', ')} and ${last}`;
};

/** One sentence that explains why this keyword was chosen, with numbers from this article. */
export const explainKeyword = (index: ArticleIndex, evidence: Evidence): string => {
  if (evidence.level === 'suggested') return suggestedReason(evidence);
  if (evidence.isOnlyMentioned)
    return 'Appears only in examples in your text: in quotation marks, emphasis or code.';
  if (evidence.nearest.length > 0) return 'Appears in your title; in your text its words are apart.';
  const places = [titlePlace(evidence), headingPlace(evidence), sectionPlace(index, evidence)].filter(
    (place) => place !== '',
  );
  const [verb, times] = evidence.count > 0 ? ['Appears', countWords(evidence.count)] : ['Its words meet', ''];
  return `${verb} ${listOf(places)}${times}.`;
};

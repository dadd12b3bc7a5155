import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import type { Form } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isFirstPerson } from '#engine/writing/headlines/vague-openings.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { withAppositions } from './appositions.ts';
import { aspectLines } from './aspect-lines.ts';
import { proseOf } from './aspects/aspects.ts';
import { goalLines } from './goal-lines.ts';
import { guideLines } from './guide-lines.ts';
import { headlineActions } from './headlines/headline-actions.ts';
import { headlineFlips } from './headlines/headline-flips.ts';
import { headlineSubjects } from './headlines/headline-subjects.ts';
import { labeledLines } from './labeled-lines.ts';
import { lessonLines } from './lesson-lines.ts';
import { outcomeLines } from './outcome-lines.ts';
import { purposeLines } from './purpose-lines.ts';
import { questionLines } from './question-lines.ts';
import { recipeLines } from './recipes/recipe-lines.ts';
import { tripLines } from './trips/trip-lines.ts';
import { workLines } from './works/work-lines.ts';

/** A sentence of at most this length leaves room for the names of sections. */
const maxLeadLength = 105;
const leadsUsed = 4;
/** The list of sections can follow the opening. After a later sentence, it would seem to belong to a detail. */
const maxPassages = 8;
/** "In this post, I show you ...": such a sentence leads to the sections. */
const announcement = /\bthis (?:post|article|tutorial|guide|series|recipe|review)\b|\bshow you\b/i;

/**
 * Short sentences of the article that name the topic or announce the text, best first. The names of sections fit
 * after them.
 */
const leadsOf = (whole: readonly Draft[], topic: DescribedTopic): Form[] => {
  const words = [...contentOf(topic.phrase)];
  const namesTopic = (text: string): boolean => {
    const held = contentOf(text);
    return words.filter((word) => held.has(word)).length >= words.length / 2;
  };
  const isLead = (text: string): boolean =>
    announcement.test(text) || (namesTopic(text) && !isFirstPerson(text) && tagWords(text)[0]?.tag !== 'V');
  return whole
    .flatMap(({ row, text }) => {
      const [form] = row;
      const isEarly = (form?.passage.index ?? maxPassages) < maxPassages || announcement.test(text);
      return row.length === 1 && form !== undefined && isEarly && text.length <= maxLeadLength ? [form] : [];
    })
    .filter(({ text }) => !text.endsWith('?') && isLead(text))
    .slice(0, leadsUsed);
};

/**
 * Descriptions composed from the article's headings, lists and short sentences. `whole` holds its sentences, best
 * first.
 */
export const composeDrafts = (reading: Reading, topic: DescribedTopic, whole: readonly Draft[]): Draft[] => {
  const leads = leadsOf(whole, topic);
  const drafts = [
    ...recipeLines(reading, topic, leads),
    ...aspectLines(reading, topic, leads),
    ...questionLines(reading, topic),
    ...lessonLines(reading, topic, whole),
    ...purposeLines(reading, leads, whole),
    ...outcomeLines(reading, topic, whole),
    ...guideLines(reading),
    ...headlineActions(reading),
    ...headlineSubjects(reading),
    ...headlineFlips(reading),
    ...goalLines(reading),
    ...tripLines(reading, proseOf(reading)),
    ...workLines(reading),
    ...labeledLines(reading, topic, whole),
  ];
  const lines = [...whole, ...drafts].map(({ text }) => text);
  return [...drafts, ...withAppositions(reading, [...new Set(lines)])];
};

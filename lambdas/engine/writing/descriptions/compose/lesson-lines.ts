import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/description-figures.ts';
import type { Draft } from '#engine/writing/descriptions/draft.ts';
import { likeness } from '#engine/writing/likeness.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { lessonOf } from './labels.ts';

const shortestAlone = 60;
const sentencesUsed = 4;
/** A sentence that shares more than this with the lesson repeats it. */
const mostAlike = 0.6;

/** "Learn how to bake rye bread. Rye bread needs a sourdough starter.": what the headline teaches, and a sentence of the text. */
export const lessonLines = (reading: Reading, topic: DescribedTopic, whole: readonly Draft[]): Draft[] => {
  const lesson = lessonOf(reading, topic);
  if (lesson === null) return [];
  const promise = `Learn how to ${lesson}.`;
  const known = contentOf(promise);
  const followed = whole
    .filter(({ row, text }) => row.length === 1 && !text.startsWith('Learn ') && !text.endsWith('?'))
    .filter(({ text }) => likeness(contentOf(text), known, 'smaller') <= mostAlike)
    .map((draft): Draft => ({ ...draft, text: `${promise} ${draft.text}`, make: 'completed' }))
    .filter(({ text }) => fitsSnippet(text, 'description'))
    .slice(0, sentencesUsed);
  const alone: Draft = { text: promise, make: 'aspects', row: [], named: 1 };
  return promise.length >= shortestAlone && fitsSnippet(promise, 'description')
    ? [alone, ...followed]
    : followed;
};

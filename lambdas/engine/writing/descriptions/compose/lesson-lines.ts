import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import type { Draft } from '#engine/writing/descriptions/draft.ts';
import { likeness } from '#engine/writing/likeness.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { lessonOf } from './labels.ts';
import { promisesOf } from './promises.ts';

/** A longer line is a paragraph. */
const longestLine = 200;
const shortestAlone = 45;
const sentencesUsed = 4;
/** A sentence that shares more than this with the lesson repeats it. */
const mostAlike = 0.6;

/** Only the beginning of a text announces what it teaches. */
const openingLines = 10;

/** "In this post you'll learn how to bake rye bread", a line without its period, which is no sentence of the running text. */
const openLines = ({ article }: Reading): Draft[] =>
  article.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, openingLines)
    .filter((line) => /[\p{L}\p{N})]$/u.test(line) && line.length <= longestLine)
    .flatMap((line) => promisesOf(`${line}.`).slice(0, 1))
    .filter((text) => fitsSnippet(text, 'description'))
    .map((text): Draft => ({ text, make: 'aspects', row: [], named: 1 }));

/** "Learn how to bake rye bread. Rye bread needs a sourdough starter.": what the headline teaches, and a sentence of the text. */
export const lessonLines = (reading: Reading, whole: readonly Draft[]): Draft[] => {
  const open = openLines(reading);
  const lesson = lessonOf(reading);
  if (lesson === null) return open;
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
    ? [...open, alone, ...followed]
    : [...open, ...followed];
};

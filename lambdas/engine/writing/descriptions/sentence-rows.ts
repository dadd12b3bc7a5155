import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import type { Passage, Reading } from '#engine/writing/read-passages.ts';
import { closed, type Form, isWholeSentence } from './description-forms.ts';
import { goesWith } from './sentence-joins.ts';

const { maxCharacters } = snippetLimits.description;

const earliest = 16;
const strongest = 14;
/** "In this post we have shown how to ...", often at the end. */
const tells = /\bthis (?:post|article|tutorial|guide|series|recipe|review|report)\b/i;
const mostTelling = 6;
const shortestSentence = 26;
/** Sentences that are next to each other: sentences from different places rarely belong together. */
const mostSentences = 3;
/** A shorter part of a sentence says too little. */
const leastPart = 70;

const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/** Where a clause ends and another one adds to it. A bare "and" may belong to a list. */
const border =
  /;\s|\s[–—]\s|—|,\s(?=(?:which|where) )|,\s(?=(?:and|so) (?:it|they|we|you|I|he|she|this|that|there|the)(?![\p{L}]))/gu;

/** The whole sentence, or without its brackets, or its first clauses: the longest form that fits, or null. */
const shownForm = (passage: Passage): Form | null => {
  if (fitsSnippet(passage.text, 'description')) return { text: passage.text, steps: 0, passage };
  const plain = withoutBrackets(passage.text);
  const parts = [...plain.matchAll(border)].map(({ index }) => closed(plain.slice(0, index))).reverse();
  // The opening says what the article is about, so that it is worth a search for other asides to leave out.
  const shorter = passage.index === 0 ? compressSentence(passage.text).map(({ text }) => text) : [];
  const found = [plain, ...parts, ...shorter].find(
    (text) =>
      text.length >= leastPart &&
      fitsSnippet(text, 'description') &&
      isWholeSentence(text) &&
      isCleanCut(passage.text, text),
  );
  return found === undefined ? null : { text: found, steps: 1, passage };
};

const textOf = (row: readonly Form[]): string => row.map(({ text }) => text).join(' ');

/** Sentences of the article, one or up to three neighbors, that fit a description. */
export const findSentenceRows = (reading: Reading): Form[][] => {
  const rows: Form[][] = [];
  const extend = (row: readonly Form[], last: Form): void => {
    rows.push([...row]);
    const next = reading.passages[last.passage.index + 1];
    if (next === undefined || row.length >= mostSentences) return;
    if (next.paragraph - last.passage.paragraph > 1 || next.section !== last.passage.section) return;
    const form: Form = { text: next.text, steps: 0, passage: next };
    const isRoom =
      textOf(row).length + next.text.length < maxCharacters && next.text.length >= shortestSentence;
    if (isRoom && fitsSnippet(textOf([...row, form]), 'description') && goesWith(last, form))
      extend([...row, form], form);
  };
  const byWeight = [...reading.passages].sort((a, b) => b.weight - a.weight).slice(0, strongest);
  const telling = reading.passages.filter(({ text }) => tells.test(text)).slice(0, mostTelling);
  const starts = new Set([...reading.passages.slice(0, earliest), ...byWeight, ...telling]);
  for (const passage of starts) {
    const form = shownForm(passage);
    if (form !== null) extend([form], form);
  }
  return rows;
};

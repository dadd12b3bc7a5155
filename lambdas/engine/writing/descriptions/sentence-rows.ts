import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { closeList } from '#engine/writing/clauses/close-list.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import type { Passage, Reading } from '#engine/writing/read-passages.ts';
import { isPromise } from './compose/promises.ts';
import { repairSentence } from './compose/repair-sentence.ts';
import type { DescribedTopic } from './description-figures.ts';
import { closed, type Form, isWholeSentence } from './description-forms.ts';
import { goesWith } from './sentence-joins.ts';

const { maxCharacters } = snippetLimits.description;

const earliest = 16;
const strongest = 14;
/** Sentences that say what the text is for, or what happened, wherever they are: "In this post we have shown how to ...". */
const tells =
  /\bthis (?:blog post|post|article|tutorial|guide|series|recipe|review|report|page|document)\b|\b(?:I|we)(?:['’]ll| will|['’]m going to|['’]re going to|['’]d like to| want to) (?:show|share|explain|discuss|walk|talk|describe|cover|look|explore|introduce|demonstrate)\b|\b(?:excited|pleased|happy|thrilled|proud|delighted) to (?:announce|introduce|share|release|launch|present)\b|\bhow to \p{L}+ |^here(?:['’]s| is| are) (?:how|why|what|a|my|our|some)\b|\bthis is (?:a|the|my) (?:story|guide|list|look|review|summary)\b/iu;
const mostTelling = 8;
const shortestSentence = 26;
/** Sentences that are next to each other: sentences from different places rarely belong together. */
const mostSentences = 3;
/** A shorter part of a sentence says too little. */
const leastPart = 70;

/** Long sentences of the opening are worth a search for asides to leave out. */
const openingSentences = 3;

const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/** Where a clause ends and another one adds to it. A bare "and" may belong to a list. */
const border =
  /;\s|\s[–—]\s|—|(?<=[\p{L}\p{N}])---?(?=\p{L})|\s---?\s|,\s(?=(?:which|where) )|,\s(?=(?:and|so) (?:it|they|we|you|I|he|she|this|that|there|the)(?![\p{L}]))/gu;

/** A part of a sentence that may stand by itself, with its list closed; null if it is too short, too wide or no sentence. */
const closedForm = (whole: string, plain: string, part: string): string | null => {
  if (part.length < leastPart || !fitsSnippet(part, 'description') || !isCleanCut(whole, part)) return null;
  const text = closeList(plain.startsWith(part.slice(0, -1)) ? plain : whole, part);
  return text !== null && fitsSnippet(text, 'description') && isWholeSentence(text) ? text : null;
};

/** The whole sentence, or without its brackets, or its first clauses: the longest form that fits, or null. */
const shownForm = (passage: Passage): Form | null => {
  if (fitsSnippet(passage.text, 'description')) return { text: passage.text, steps: 0, passage };
  const plain = withoutBrackets(passage.text);
  const parts = [...plain.matchAll(border)].map(({ index }) => closed(plain.slice(0, index))).reverse();
  // The opening says what the article is about, so that it is worth a search for other asides to leave out.
  const shorter =
    passage.index < openingSentences || tells.test(passage.text)
      ? compressSentence(passage.text).map(({ text }) => text)
      : [];
  for (const text of [plain, ...parts, ...shorter]) {
    const found = closedForm(passage.text, plain, text);
    if (found !== null) return { text: found, steps: 1, passage };
  }
  return null;
};

const textOf = (row: readonly Form[]): string => row.map(({ text }) => text).join(' ');

/** The forms in which a sentence may open a description: as it is or shortened, and repaired. */
const openingForms = (reading: Reading, passage: Passage, topic: DescribedTopic): Form[] => {
  const shown = shownForm(passage);
  const repaired = repairSentence(passage, reading.passages[passage.index - 1], topic)
    .filter((text) => fitsSnippet(text, 'description') && (isPromise(text) || isWholeSentence(text)))
    .map((text): Form => ({ text, steps: 1, passage }));
  return shown === null ? repaired : [shown, ...repaired];
};

/** Sentences of the article, one or up to three neighbors, that fit a description. */
export const findSentenceRows = (reading: Reading, topic: DescribedTopic): Form[][] => {
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
    for (const form of openingForms(reading, passage, topic)) extend([form], form);
  }
  return rows;
};

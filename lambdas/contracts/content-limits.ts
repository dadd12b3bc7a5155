import { formatNumber } from './format-number.ts';

/**
 * Bounds of one text in the engine beyond its words and characters. Each is far above what people write. Of the 463 pages
 * in the benchmark's data (2026-11-22), the largest article has 64,142 characters, 1,145 blocks, 1,419 sentences and
 * 1,761 facts; the longest sentence has 4,074 characters, the longest word 882.
 */
export const contentLimits = {
  /** Characters of a text that is read as it is: a page of plain text, or a page's article as Markdown. */
  pageCharacters: 300_000,
  /** Characters between two blanks. */
  wordCharacters: 20_000,
  /** Characters of one sentence or other unit. A transcript without full stops may have one long sentence. */
  sentenceCharacters: 60_000,
  blocks: 6_000,
  /** Sentences, list items, table rows and the like. */
  sentences: 6_000,
  /** Numbers, names, links and whatever else a rewrite must keep. */
  facts: 6_000,
  /** Processor time of one step of the engine, in milliseconds. Reading the slowest of those pages takes 114. */
  engineMs: 2_000,
  /** Bytes of JSON that a stage may leave: a result is read again at each poll. */
  outputBytes: 3 * 1024 * 1024,
  /** Characters around a fact that a result keeps of its sentence, and of the fact itself. */
  factCharacters: 200,
} as const;

/** The limits of a text, with messages for the user: the value, the limit and the remedy. */
const reasons = {
  characters: (value: string) =>
    `This page has ${value} characters; the limit is ${formatNumber(contentLimits.pageCharacters)}. Paste the part that matters instead.`,
  word: (value: string) =>
    `One word in this text has ${value} characters; the limit is ${formatNumber(contentLimits.wordCharacters)}. Remove it and try again.`,
  sentence: (value: string) =>
    `One sentence in this text has ${value} characters; the limit is ${formatNumber(contentLimits.sentenceCharacters)}. Split it or use a shorter text.`,
  blocks: (value: string) =>
    `This text has ${value} paragraphs, list items and table rows; the limit is ${formatNumber(contentLimits.blocks)}. Use a shorter text.`,
  sentences: (value: string) =>
    `This text has ${value} sentences, list items and table rows; the limit is ${formatNumber(contentLimits.sentences)}. Use a shorter text.`,
  facts: (value: string) =>
    `This text has ${value} numbers, names, links and other facts; the limit is ${formatNumber(contentLimits.facts)}. Use a shorter text.`,
  milliseconds: (value: string) =>
    `Reading this text took ${value} ms; the limit is ${formatNumber(contentLimits.engineMs)}. Use a shorter or simpler text.`,
  bytes: (value: string) =>
    `The result for this text has ${value} bytes; the limit is ${formatNumber(contentLimits.outputBytes)}. Use a shorter text.`,
} as const satisfies Record<string, (value: string) => string>;
export type ContentMeasure = keyof typeof reasons;

const isMeasure = (name: string | undefined): name is ContentMeasure =>
  name !== undefined && Object.hasOwn(reasons, name);

/** The detail of an error about a text that is too complex; `explainComplexity` makes words for the user of it. */
export const complexityDetail = (measure: ContentMeasure, value: number): string =>
  `${measure}=${Math.ceil(value)}`;

/** The message for the user, or null when the detail is not a `complexityDetail`: nothing else is shown. */
export const explainComplexity = (detail: string): string | null => {
  const [, measure, value] = /^([a-z]+)=(\d{1,15})$/.exec(detail) ?? [];
  return isMeasure(measure) ? reasons[measure](formatNumber(Number(value))) : null;
};

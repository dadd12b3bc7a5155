import { formatNumber } from './format-number.ts';

/**
 * Limits for one text in the engine, besides words and characters. Each is far above what people write. Of the 463
 * pages in the benchmark's data (2026-11-22), the largest article has 64,142 characters, 1,145 blocks, 1,419
 * sentences and 1,761 facts. The longest sentence has 4,074 characters, the longest word 882.
 */
export const contentLimits = {
  /** Characters of a text that needs no extraction: a plain-text page, or a page's article as Markdown. */
  pageCharacters: 300_000,
  /** Characters of one word, from space to space. */
  wordCharacters: 20_000,
  /** Characters of one sentence or similar unit. A transcript without periods can be one long sentence. */
  sentenceCharacters: 60_000,
  blocks: 6_000,
  /** Sentences, list items, table rows and similar units. */
  sentences: 6_000,
  /** Numbers, names, links and everything else that a rewrite must keep. */
  facts: 6_000,
  /** CPU time of one step of the engine, in milliseconds. The slowest of those pages takes 114. */
  engineMs: 2_000,
  /** JSON bytes of one stage output. A result is read again on every poll. */
  outputBytes: 3 * 1024 * 1024,
  /** Characters that a result keeps of a fact, and of the sentence around it. */
  factCharacters: 200,
} as const;

/** The limits of a text, with messages for the user that state the value, the limit and the remedy. */
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

/** The error detail for a text that is too complex. `explainComplexity` turns it into a message for the user. */
export const complexityDetail = (measure: ContentMeasure, value: number): string =>
  `${measure}=${Math.ceil(value)}`;

/** The message for the user; null if the detail is not a `complexityDetail`, because no other detail is for users. */
export const explainComplexity = (detail: string): string | null => {
  const [, measure, value] = /^([a-z]+)=(\d{1,15})$/.exec(detail) ?? [];
  return isMeasure(measure) ? reasons[measure](formatNumber(Number(value))) : null;
};

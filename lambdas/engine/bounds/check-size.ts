import { type ContentMeasure, complexityDetail, contentLimits } from '#contracts/content-limits.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';

const limitOf: Readonly<Record<Exclude<ContentMeasure, 'milliseconds'>, number>> = {
  characters: contentLimits.pageCharacters,
  word: contentLimits.wordCharacters,
  sentence: contentLimits.sentenceCharacters,
  blocks: contentLimits.blocks,
  sentences: contentLimits.sentences,
  facts: contentLimits.facts,
  bytes: contentLimits.outputBytes,
};

/** @throws JobError ContentTooComplex if a text exceeds one of the limits */
export const checkSize = (measure: keyof typeof limitOf, value: number): void => {
  if (value > limitOf[measure]) throw new JobError('ContentTooComplex', complexityDetail(measure, value));
};

/** White space, and letters of scripts without spaces between words. */
const wordEnd = /[\s\p{Lo}]/gu;

/** Rejects a text that contains a far too long word. The scan is linear. */
export const checkWords = (text: string): void => {
  const limit = contentLimits.wordCharacters;
  if (text.length <= limit) return;
  let start = 0;
  for (const { index } of text.matchAll(wordEnd)) {
    checkSize('word', index - start);
    start = index + 1;
  }
  checkSize('word', text.length - start);
};

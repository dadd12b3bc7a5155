import { contentOf } from '#engine/writing/passages/read-passages.ts';
import type { Stretch } from './stretch.ts';

/** The blocks of a stretch from one position up to another. */
export type Span = { from: number; to: number };

/** The number of later sentences that must share a word with the announcement. */
const minLaterMentions = 2;
/** In a part with no more sentences than this (a paragraph or two), one is enough. */
const fewSentences = 6;

/** Whether a part is about what its first sentence announces. */
export const announcesPart = (stretch: Stretch, heading: string, { from, to }: Span): boolean => {
  const later = stretch.sentences.slice(from, to).flat().slice(1);
  if (heading === 'Conclusion') return to === stretch.blocks.length;
  const words = [...contentOf(heading)];
  const held = later.filter((sentence) => words.some((word) => sentence.has(word))).length;
  return held >= (later.length > fewSentences ? minLaterMentions : 1);
};

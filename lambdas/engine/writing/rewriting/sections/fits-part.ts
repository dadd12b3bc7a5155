import { analyzeText } from '#engine/text/analyzed-text.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import type { Stretch } from './stretch.ts';

/** The blocks of a stretch from one place up to another one. */
export type Span = { from: number; to: number };

/** A phrase names a part when this share of its first sentences has one of the phrase's content words, and of all of them. */
const leastCoverage = { first: 0.5, all: 0.42 };
/** "React DOM Server" over a part on React: the last word is what the heading names, and this share of sentences has it. */
const leastNamed = { first: 0.3, all: 0.25 };
/** A heading is judged by what comes first below it. */
const firstSentences = 8;
/** One of these has the last word of the phrase, and their paragraph says the whole. */
const openingSentences = 2;
/** Times that the part says the whole phrase. */
const leastMentions = 3;
/** A phrase that the rest of the stretch says as well names no part of it. */
const leastShareHere = 0.7;

const shareOf = (sentences: readonly ReadonlySet<string>[], words: readonly string[]): number =>
  sentences.filter((sentence) => words.some((word) => sentence.has(word))).length /
  Math.max(sentences.length, 1);

const timesIn = (stems: readonly (readonly string[])[], wanted: readonly string[]): number => {
  let count = 0;
  for (const block of stems)
    for (let i = 0; i + wanted.length <= block.length; i += 1)
      if (wanted.every((word, k) => block[i + k] === word)) count += 1;
  return count;
};

/**
 * The share of a part's sentences that have a word of the label, where the label names the part: its words run through it,
 * it says the whole label three times, and the rest of the stretch hardly does. Null where it does not.
 */
export const namesPart = (stretch: Stretch, label: string, { from, to }: Span): number | null => {
  const sentences = stretch.sentences.slice(from, to).flat();
  const words = [...contentOf(label)];
  const named = words.at(-1);
  if (named === undefined) return null;
  const first = sentences.slice(0, firstSentences);
  const [held, all] = [shareOf(first, words), shareOf(sentences, words)];
  if (held < leastCoverage.first || all < leastCoverage.all) return null;
  if (shareOf(first, [named]) < leastNamed.first || shareOf(sentences, [named]) < leastNamed.all) return null;
  if (!words.every((word) => sentences.filter((sentence) => sentence.has(word)).length > 1)) return null;
  const wanted = analyzeText(label).wordStems;
  const opening = (stretch.sentences[from] ?? []).slice(0, openingSentences);
  if (!opening.some((sentence) => sentence.has(named))) return null;
  if (timesIn(stretch.stems.slice(from, from + 1), wanted) === 0) return null;
  // "…, starting with climate data.": the paragraph above speaks of it already, so no new part begins here.
  if (timesIn(stretch.stems.slice(Math.max(from - 1, 0), from), wanted) > 0) return null;
  const here = timesIn(stretch.stems.slice(from, to), wanted);
  if (here < leastMentions || here < timesIn(stretch.stems, wanted) * leastShareHere) return null;
  return (held + all) / 2;
};

/** So many later sentences of a part have a word of what its first sentence announces. */
const leastLater = 2;
/** Up to this many sentences, a paragraph or two, one is enough. */
const fewSentences = 6;

/** Whether a part is about what its first sentence announces. */
export const announces = (stretch: Stretch, heading: string, { from, to }: Span): boolean => {
  const later = stretch.sentences.slice(from, to).flat().slice(1);
  if (heading === 'Conclusion') return to === stretch.blocks.length;
  const words = [...contentOf(heading)];
  const held = later.filter((sentence) => words.some((word) => sentence.has(word))).length;
  return held >= (later.length > fewSentences ? leastLater : 1);
};

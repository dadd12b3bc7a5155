import { fullTitle } from '#engine/site-names/site-in-title.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';

/** The weight of the gate's chance for a title beside the author's headline. */
export type BesideHeadline = (title: { text: string; frame: TitleFrame }) => number;

/**
 * Variants of the headline that graders publish less often than the gate expects: 3 of 18 guides, 1 of 12
 * with sections, and 8 of 34 with swapped parts (although none of these is wrong).
 */
const variants: Readonly<Partial<Record<TitleFrame, number>>> = {
  // The gate has seen few of these; graders publish 7 of 10.
  'topic-first': 1.5,
  'as-guide': 0.4,
  'with-sections': 0.3,
  'with-definition': 0.5,
  'what-is': 0.5,
  comparison: 0.7,
  moved: 0.8,
  swapped: 0.8,
  'tool-first': 0.8,
};

/** "On the language strangeness budget": graders publish 1 of 5. */
const reflection = 0.5;

/**
 * Composed titles by their share of the headline's words. Graders publish 7 of 29 with all of them, 12 of 116
 * with half of them, and 6 of 95 with fewer.
 */
const allWords = { share: 0.99, factor: 0.6 };
const halfOfWords = { share: 0.5, factor: 0.45 };
const fewWords = 0.25;
/**
 * Composed titles that repeat what the text itself says it is about. Graders publish 5 of 7 that have few of
 * the headline's words.
 */
const announced: Readonly<Partial<Record<TitleFrame, number>>> = { released: 0.7, stated: 0.7, problem: 0.7 };
/**
 * Parts of the text, which graders seldom publish (7 of 145), no matter how many words of the headline they
 * repeat.
 */
const parts: Readonly<Partial<Record<TitleFrame, number>>> = {
  section: 0.3,
  extended: 0.25,
  aspects: 0.2,
  names: 0.2,
  doing: 0.2,
  action: 0.15,
  thoughts: 0.15,
  'how-we': 0.1,
};

/**
 * With all of the headline's words, these frames are the headline without its opening: "On shutting down the
 * mill".
 */
const plainFrames: ReadonlySet<TitleFrame> = new Set(['doing', 'extended']);

/** Weighs titles beside the author's headline. `isVariant` says whether a title is a form of it. */
export const weighBesideHeadline = (
  subject: Subject,
  isVariant: (text: string) => boolean,
): BesideHeadline => {
  const wanted = [...stemsOfContent(fullTitle(subject.reading.article))];
  const shareOf = (text: string): number => {
    const held = stemsOfContent(text);
    return wanted.filter((stem) => held.has(stem)).length / Math.max(wanted.length, 1);
  };
  return ({ text, frame }) => {
    if (frame === 'own') return 1;
    if (isVariant(text)) return (variants[frame] ?? 1) * (/^on /i.test(text) ? reflection : 1);
    const share = shareOf(text);
    const part = parts[frame];
    if (part !== undefined && !(share >= allWords.share && plainFrames.has(frame))) return part;
    if (share >= allWords.share) return allWords.factor;
    return announced[frame] ?? (share >= halfOfWords.share ? halfOfWords.factor : fewWords);
  };
};

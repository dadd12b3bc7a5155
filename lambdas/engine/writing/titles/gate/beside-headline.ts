import { wholeTitle } from '#engine/site-names/site-in-title.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';

/** What the gate's chance of a title counts beside the author's headline. */
export type BesideHeadline = (title: { text: string; frame: TitleFrame }) => number;

/**
 * Variants of the headline that graders publish less often than the gate expects: of 18 guides 3, of 12 with sections 1,
 * of 34 with swapped parts 8 (but none of these is wrong).
 */
const variants: Readonly<Partial<Record<TitleFrame, number>>> = {
  // The gate has seen few of them; of 10 graded ones 7 are published.
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

/** "On the language strangeness budget": of 5 graded ones 1 is published. */
const reflection = 0.5;

/** Composed titles by their share of the headline's words: of 29 with all of them 7 are published, of 116 with half of them 12, of 95 with fewer 6. */
const allWords = { share: 0.99, factor: 0.6 };
const halfOfWords = { share: 0.5, factor: 0.45 };
const fewWords = 0.25;
/** Composed titles that say what the text itself says it is about: of 7 with few of the headline's words 5 are published. */
const announced: Readonly<Partial<Record<TitleFrame, number>>> = { released: 0.7, stated: 0.7, problem: 0.7 };
/** Parts of the text, which graders seldom publish (7 of 145), however many words of the headline a line repeats. */
const parts: Readonly<Partial<Record<TitleFrame, number>>> = {
  section: 0.3,
  extended: 0.25,
  aspects: 0.2,
  names: 0.2,
  doing: 0.2,
  deed: 0.15,
  thoughts: 0.15,
  'how-we': 0.1,
};

/** Of these, what has all words of the headline is the headline without its opening: "On shutting down the mill". */
const plain: ReadonlySet<TitleFrame> = new Set(['doing', 'extended']);

/** Weighs titles beside the author's headline: `isVariant` says whether a title is a form of it. */
export const weighBeside = (subject: Subject, isVariant: (text: string) => boolean): BesideHeadline => {
  const wanted = [...stemsOfContent(wholeTitle(subject.reading.article))];
  const shareOf = (text: string): number => {
    const held = stemsOfContent(text);
    return wanted.filter((stem) => held.has(stem)).length / Math.max(wanted.length, 1);
  };
  return ({ text, frame }) => {
    if (frame === 'own') return 1;
    if (isVariant(text)) return (variants[frame] ?? 1) * (/^on /i.test(text) ? reflection : 1);
    const share = shareOf(text);
    const part = parts[frame];
    if (part !== undefined && !(share >= allWords.share && plain.has(frame))) return part;
    if (share >= allWords.share) return allWords.factor;
    return announced[frame] ?? (share >= halfOfWords.share ? halfOfWords.factor : fewWords);
  };
};

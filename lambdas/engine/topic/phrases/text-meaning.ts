import { alternatives } from '#engine/english/word-classes.ts';
import { presentingVerbs } from '#engine/english/word-lists/text-words.ts';
import { directionOf, similarity, type WeightedStem } from '#engine/english/word-vectors.ts';
import type { TopicText } from './topic-text.ts';
import { meaningWeight } from './word-background.ts';
import type { Word } from './word-features.ts';

/** The subjects of a text and its parts, as directions of word vectors, and the sentences that name its subject. */
export type TextMeaning = {
  whole: Float64Array;
  title: Float64Array;
  headings: Float64Array;
  opening: Float64Array;
  closing: Float64Array;
  paragraphs: readonly Float64Array[];
  /** The heaviest words, each with its share of their total weight. */
  heavy: readonly { direction: Float64Array; share: number }[];
  /** Sentences that say what the text is about: "In this post I show how to ...". */
  cues: ReadonlySet<number>;
  /** The first token of the closing, and the content stems from there on. */
  closingStart: number;
  closingStems: ReadonlySet<string>;
};

/** The number of tokens in the opening and the closing. */
const openingTokens = 120;
const closingTokens = 100;
/** The most paragraphs and words that are compared with each phrase; these limits bound the time. */
const maxParagraphs = 60;
const maxHeaviestStems = 60;
/** The fewest content words of a paragraph that has a subject of its own. */
const minWords = 6;
/** The number of characters of a sentence that are searched for a cue. */
const cueReach = 400;

const textReference =
  /\b(?:this|our|my|the following) (?:\w+ )?(?:post|article|guide|tutorial|blog|talk|recipe|episode|series|report|piece|essay|story|write-?up|newsletter)\b/i;
const promise = new RegExp(
  String.raw`\b(?:i|we|i'll|we'll|i'd|let's|you'll|you will|i will|we will)\b[^.]{0,30}\b(?:${alternatives(presentingVerbs)}|look at|talk about|learn|share|walk|introduce|announc\w+|explore|help)\b`,
  'i',
);
const subject = /\b(?:how to|about|introducing)\b/i;

const regionOf = (text: TopicText, keep: (token: number) => boolean): Float64Array => {
  const counts = new Map<string, number>();
  for (const [part, stem] of text.stems.entries())
    if (text.content[part] && keep(text.tokenOf[part] ?? 0)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return directionOf(
    [...counts].map(([stem, n]): WeightedStem => [stem, Math.sqrt(n) * meaningWeight(stem)]),
  );
};

const paragraphsOf = (text: TopicText): Float64Array[] => {
  const stems = new Map<number, WeightedStem[]>();
  for (const [part, stem] of text.stems.entries()) {
    if (!text.content[part]) continue;
    const paragraph = text.document.paragraphOf[text.tokenOf[part] ?? 0] ?? 0;
    const known = stems.get(paragraph);
    if (known) known.push([stem, meaningWeight(stem)]);
    else stems.set(paragraph, [[stem, meaningWeight(stem)]]);
  }
  return [...stems.values()]
    .filter(({ length }) => length >= minWords)
    .slice(0, maxParagraphs)
    .map(directionOf);
};

const heaviestStems = (words: ReadonlyMap<string, Word>): TextMeaning['heavy'] => {
  const heavy = [...words].sort(([, a], [, b]) => b.weight - a.weight).slice(0, maxHeaviestStems);
  const directions = heavy
    .map(([stem, { weight }]) => ({ direction: directionOf([[stem, 1]]), weight }))
    .filter(({ direction }) => similarity(direction, direction) > 0);
  const total = directions.reduce((sum, { weight }) => sum + weight, 0);
  return directions.map(({ direction, weight }) => ({ direction, share: total === 0 ? 0 : weight / total }));
};

const cuesOf = ({ document }: TopicText): Set<number> => {
  const ranges = new Map<number, { from: number; to: number }>();
  for (const [i, { start, end }] of document.tokens.entries()) {
    const sentence = document.sentenceOf[i] ?? 0;
    const known = ranges.get(sentence);
    if (known) known.to = end;
    else ranges.set(sentence, { from: start, to: end });
  }
  const cues = new Set<number>();
  for (const [sentence, { from, to }] of ranges) {
    const source = document.text.slice(from, Math.min(to, from + cueReach));
    if (textReference.test(source) || promise.test(source) || subject.test(source)) cues.add(sentence);
  }
  return cues;
};

/** Reads the directions of a text whose body begins at the given token. */
export const readMeaning = (
  text: TopicText,
  words: ReadonlyMap<string, Word>,
  bodyStart: number,
): TextMeaning => {
  const { places, document } = text;
  const closingStart = document.tokens.length - closingTokens;
  const closingStems = new Set(
    text.stems.filter((_, part) => text.content[part] && (text.tokenOf[part] ?? 0) >= closingStart),
  );
  return {
    whole: directionOf(
      [...words].map(
        ([stem, { count, idf }]): WeightedStem => [stem, Math.sqrt(count) * Math.max(0, idf - 2)],
      ),
    ),
    title: regionOf(text, (token) => places[token] === 'title'),
    headings: regionOf(text, (token) => places[token] === 'heading'),
    opening: regionOf(text, (token) => token >= bodyStart && token < bodyStart + openingTokens),
    closing: regionOf(text, (token) => token >= Math.max(bodyStart, document.tokens.length - openingTokens)),
    paragraphs: paragraphsOf(text),
    heavy: heaviestStems(words),
    cues: cuesOf(text),
    closingStart,
    closingStems,
  };
};

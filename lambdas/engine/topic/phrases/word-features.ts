import type { Tag } from '#engine/english/part-of-speech.ts';
import type { TopicText } from './topic-text.ts';
import { rarityOf, type WordRarity } from './word-background.ts';

/** Statistics of one stem in a text. */
export type Word = {
  count: number;
  /** The token of the first occurrence. */
  first: number;
  /** The share of occurrences that are written as a name. */
  name: number;
  inTitle: boolean;
  headings: number;
  sections: number;
  paragraphs: number;
  sentences: readonly number[];
  /** The most frequent tag of its occurrences. */
  tag: Tag;
  rarity: WordRarity;
  /** The mean of its rarity in prose and in questions. */
  idf: number;
  /** Count times `idf`, and its rank by that among the words of the text; 0 is the heaviest. */
  weight: number;
  rank: number;
};

const countDifferent = (at: readonly number[], groupOf: readonly number[]): number => {
  let count = 0;
  let last = -1;
  for (const i of at) {
    const group = groupOf[i] ?? 0;
    if (group !== last) count++;
    last = group;
  }
  return count;
};

const distinct = (at: readonly number[], groupOf: readonly number[]): number[] => {
  const groups: number[] = [];
  for (const i of at) {
    const group = groupOf[i] ?? 0;
    if (group !== groups.at(-1)) groups.push(group);
  }
  return groups;
};

const mostFrequentTag = (tokens: readonly number[], tags: readonly Tag[]): Tag => {
  const counts = new Map<Tag, number>();
  let best: Tag = 'N';
  for (const i of tokens) {
    const tag = tags[i] ?? 'N';
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
    if ((counts.get(tag) ?? 0) > (counts.get(best) ?? 0)) best = tag;
  }
  return best;
};

const readWord = (text: TopicText, stem: string, parts: readonly number[]): Word => {
  const { document, places, sectionOf, tokenOf } = text;
  const tokens = parts.map((part) => tokenOf[part] ?? 0);
  const rarity = rarityOf(stem);
  const idf = (rarity.prose + rarity.queries) / 2;
  return {
    count: tokens.length,
    first: tokens[0] ?? 0,
    name: tokens.filter((i) => document.name[i]).length / tokens.length,
    inTitle: tokens.some((i) => places[i] === 'title'),
    headings: tokens.filter((i) => places[i] === 'heading').length,
    sections: countDifferent(tokens, sectionOf),
    paragraphs: countDifferent(tokens, document.paragraphOf),
    sentences: distinct(tokens, document.sentenceOf),
    tag: mostFrequentTag(tokens, document.tags),
    rarity,
    idf,
    weight: tokens.length * idf,
    rank: 0,
  };
};

/** The content words of a text by stem. */
export const readWords = (text: TopicText): ReadonlyMap<string, Word> => {
  const words = new Map<string, Word>();
  for (const [stem, parts] of text.positions)
    if (parts.some((part) => text.content[part])) words.set(stem, readWord(text, stem, parts));
  const ranked = [...words.values()].sort((a, b) => b.weight - a.weight || a.first - b.first);
  for (const [rank, word] of ranked.entries()) word.rank = rank;
  return words;
};

import type { EvidenceLevel } from '#contracts/keywords/evidence.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { questionWords, wordSet } from '#engine/english/word-classes.ts';
import { generalIdf } from '#engine/keyphrases/rank-candidates.ts';
import { isModifier } from '#engine/keywords/phrases/modifiers.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { type ArticleIndex, searchStems } from './article-index.ts';

/** The evidence for a keyword in an article. */
export type Evidence = {
  level: EvidenceLevel;
  /** Offsets of the exact keyword, ignoring case. */
  exact: number[];
  /** Sentences with its topic words in order and without a gap, in any form. */
  mentions: number[];
  /** Sentences with all of its topic words, anywhere. */
  sentences: number[];
  /** The number of times the topic words occur together. */
  count: number;
  /** 1 if they are together in the title; 0.6 if the title only contains the words. */
  title: number;
  headings: number;
  /**
   * The number of headings and sections that contain the phrase itself. `headings` and `sections` also count those with
   * its words.
   */
  headingMentions: number;
  mentionSections: number;
  sections: number;
  /** For a phrase that occurs only in the title: the sentences with most of its topic words. */
  nearest: number[];
  /** The offset of the first of `sentences`; null if there is none. */
  first: number | null;
  /** The share of its topic words, weighted by rarity, that occur in the article. */
  coverage: number;
  /** Mean centrality of its topic words. */
  centrality: number;
  /** Whether the keyword adds words that modify its topic but are not in the article ("best", "for beginners"). */
  addedWords: boolean;
  /** True if it occurs only in examples: quoted, emphasized or in code. */
  isOnlyMentioned: boolean;
};

/** The numbers of the sentences that contain all of the stems. */
const sentencesWith = (index: ArticleIndex, stems: readonly string[]): number[] => {
  const lists = [...new Set(stems)].map((stem) => index.postings.get(stem) ?? []);
  const [shortest, ...rest] = lists.sort((a, b) => a.length - b.length);
  const others = rest.map((list) => new Set(list));
  return (shortest ?? []).filter((i) => others.every((set) => set.has(i)));
};

const isLetter = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && regex.u`[\p{L}\p{N}]`.test(text[at] ?? '');

/** The end of the given word if it follows after white space without a blank line; otherwise -1. */
const endOfNext = (text: string, from: number, word: string): number => {
  let at = from;
  let lines = 0;
  while (at >= 0 && (text[at] === ' ' || text[at] === '\n')) if (text[at++] === '\n') lines++;
  if (at <= from || lines >= 2 || !text.startsWith(word, at)) return -1;
  // People search for "vs" without the period.
  return at + word.length + (word === 'vs' && text[at + 2] === '.' ? 1 : 0);
};

/** The offsets of a keyword's exact words in sequence within a paragraph. */
const findExact = ({ folded }: ArticleIndex, keyword: string): number[] => {
  const words = fold(keyword).split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  const found: number[] = [];
  if (first === '') return found;
  for (let at = folded.indexOf(first); at >= 0; at = folded.indexOf(first, at + 1)) {
    if (isLetter(folded, at - 1)) continue;
    const end = rest.reduce((from, word) => endOfNext(folded, from, word), at + first.length);
    if (end > 0 && !isLetter(folded, end)) found.push(at);
  }
  return found;
};

/** The number of times a sequence of stems occurs in another without a gap. */
const countSequence = (stems: readonly string[], sequence: readonly string[]): number => {
  let count = 0;
  for (let at = stems.indexOf(sequence[0] ?? ''); at >= 0; at = stems.indexOf(sequence[0] ?? '', at + 1)) {
    if (sequence.every((stem, i) => stems[at + i] === stem)) count++;
  }
  return count;
};

const countMentions = (index: ArticleIndex, topic: readonly string[], sentences: readonly number[]) => {
  const mentions: number[] = [];
  let count = 0;
  for (const i of sentences) {
    const here = countSequence(index.sentences[i]?.stems ?? [], topic);
    if (here > 0) mentions.push(i);
    count += here;
  }
  return { mentions, count };
};

/** 1 if the line contains the phrase, 0.6 if it contains all of its words. */
const shareOf = (line: readonly string[], sequence: readonly string[], topic: readonly string[]): number => {
  if (topic.length === 0) return 0;
  if (countSequence(line, sequence) > 0) return 1;
  return topic.every((stem) => line.includes(stem)) ? 0.6 : 0;
};

const questionWordSet = wordSet(questionWords, 'things');

/** True for a question whose words carry no topic. A text answers it only if it contains the whole question. */
const isAsked = (words: readonly { lower: string }[]): boolean =>
  words.some(({ lower }) => questionWordSet.has(lower));

/** The sentences with the largest number of the stems. */
const nearestTo = (index: ArticleIndex, stems: readonly string[]): number[] => {
  const counts = new Map<number, number>();
  for (const stem of new Set(stems))
    for (const i of index.postings.get(stem) ?? []) counts.set(i, (counts.get(i) ?? 0) + 1);
  const max = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
  return [...counts].filter(([, count]) => count === max).map(([i]) => i);
};

const levelOf = (exact: number, variants: number): EvidenceLevel => {
  if (exact > 0) return 'exact';
  return variants > 0 ? 'variant' : 'suggested';
};

const countSections = (index: ArticleIndex, offsets: readonly number[]): number => {
  const { starts } = index.sections;
  const found = new Set<number>();
  let at = 0;
  for (const offset of offsets) {
    while (at < starts.length - 1 && (starts[at + 1] ?? Infinity) <= offset) at++;
    found.add(at);
  }
  return found.size;
};

const coverageOf = (index: ArticleIndex, topic: readonly string[]): number => {
  let found = 0;
  let total = 0;
  for (const stem of new Set(topic)) {
    const weight = 0.5 + generalIdf(stem);
    total += weight;
    if (index.postings.has(stem) || index.title.includes(stem)) found += weight;
  }
  return total === 0 ? 0 : found / total;
};

/** Finds the evidence for a keyword in an article. */
export const findEvidence = (index: ArticleIndex, keyword: string): Evidence => {
  const words = analyzeText(keyword).tokens.filter((token) => token.kind !== 'mark');
  const all = words
    .filter((token) => !stopWords.has(token.lower))
    .flatMap((token) => searchStems(token.lower));
  const named = all.length > 0 ? all : words.flatMap((token) => searchStems(token.lower));
  const whole = sentencesWith(index, named);
  const isThere = whole.length > 0 || named.every((stem) => index.title.includes(stem));
  const topicOnly = isThere ? named : named.filter((stem) => !isModifier(stem));
  const topic = topicOnly.length > 0 ? topicOnly : named;
  const exact = findExact(index, keyword);
  const sentences = topic === named ? whole : sentencesWith(index, topic);
  const found = sentences.map((i) => index.sentences[i]?.start ?? 0);
  const sequence = topic === named ? words.flatMap((token) => searchStems(token.lower)) : topic;
  const { mentions, count } = countMentions(index, sequence, sentences);
  const title = shareOf(index.title, sequence, topic);
  const isTitles = title === 1 && topic === named;
  const isOnlyAsked = isAsked(words) && !isTitles;
  const addedWords = exact.length === 0 && (topic.length < named.length || isOnlyAsked);
  const nearest = isTitles && whole.length === 0 && exact.length === 0 ? nearestTo(index, topic) : [];
  return {
    level: levelOf(exact.length, isOnlyAsked ? 0 : whole.length + nearest.length),
    exact,
    mentions,
    sentences,
    count,
    title,
    nearest,
    headings: index.headings.filter((heading) => shareOf(heading, sequence, topic) > 0).length,
    headingMentions: index.headings.filter((heading) => countSequence(heading, sequence) > 0).length,
    sections: countSections(index, found),
    mentionSections: countSections(
      index,
      mentions.map((i) => index.sentences[i]?.start ?? 0),
    ),
    first: found[0] ?? null,
    coverage: coverageOf(index, topic),
    centrality:
      topic.reduce((sum, stem) => sum + (index.centrality.get(stem) ?? 0), 0) / Math.max(1, topic.length),
    addedWords,
    isOnlyMentioned: exact.length > 0 && sentences.length === 0 && title === 0,
  };
};

import type { Article } from '#contracts/jobs/article.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { findPhrases } from './find-phrases.ts';
import { meaningOf, type Phrase, readPhrase } from './phrase.ts';
import { type PhraseScore, scoreAll } from './score-phrases.ts';
import { type MeasuredText, measureText } from './text-figures.ts';
import { readTopicText } from './topic-text.ts';

/** A phrase with the probabilities (0 to 1) that it is the topic, and that it is a search which the text serves. */
export type RankedTopic = { phrase: string } & PhraseScore;

/** What a text is about, in the words that people use. */
export type Topic = {
  /** In lower case; empty for a text without any phrase. */
  phrase: string;
  /** Between 0 and 1: that an editor would name this phrase as the topic. */
  probability: number;
  /** Other words of the text for the topic, best first. */
  aliases: readonly string[];
  /** All phrases that were measured, by the probability that they are the topic. */
  ranked: readonly RankedTopic[];
};

/** Most aliases, and the least probability of one as a share of the topic's. */
const mostAliases = 4;
const leastShare = 0.5;

const known = new WeakMap<Article, MeasuredText>();
const topics = new WeakMap<Article, Topic>();

const measured = (article: Article): MeasuredText => {
  const hit = known.get(article);
  if (hit !== undefined) return hit;
  const value = measureText(readTopicText(article));
  known.set(article, value);
  return value;
};

const rank = (text: MeasuredText, phrases: readonly Phrase[]): RankedTopic[] => {
  const scores = scoreAll(text, phrases);
  return phrases
    .map((phrase, i) => ({
      phrase: phrase.text,
      topic: scores[i]?.topic ?? 0,
      search: scores[i]?.search ?? 0,
    }))
    .sort((a, b) => b.topic - a.topic || b.search - a.search);
};

const aliasesOf = ([first, ...others]: readonly RankedTopic[]): string[] => {
  if (first === undefined) return [];
  const meanings = new Set([meaningOf(readPhrase(first.phrase))]);
  return others
    .filter(({ topic }) => topic >= first.topic * leastShare)
    .filter(({ phrase }) => {
      const meaning = meaningOf(readPhrase(phrase));
      return !meanings.has(meaning) && meanings.add(meaning);
    })
    .slice(0, mostAliases)
    .map(({ phrase }) => phrase);
};

const read = (article: Article): Topic => {
  const text = measured(article);
  const ranked = rank(text, findPhrases(text.text));
  const [first] = ranked;
  return { phrase: first?.phrase ?? '', probability: first?.topic ?? 0, aliases: aliasesOf(ranked), ranked };
};

/** What an article is about. The result is cached for as long as the article is in use. @throws JobError ContentTooComplex */
export const readTopic = (article: Article): Topic =>
  withinDeadline(() => {
    const hit = topics.get(article);
    if (hit !== undefined) return hit;
    const topic = read(article);
    topics.set(article, topic);
    return topic;
  });

/**
 * Scores any phrases against an article, in their order; they need not be in the text ("how to make sunday sauce").
 * @throws JobError ContentTooComplex
 */
export const scorePhrases = (article: Article, phrases: readonly string[]): PhraseScore[] =>
  withinDeadline(() => scoreAll(measured(article), phrases.map(readPhrase)));

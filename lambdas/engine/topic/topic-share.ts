import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { contentStems, readPhrase } from './phrases/phrase.ts';
import { readTopic } from './read-topic.ts';

/** The number of phrases considered as the topic, by probability. */
const maxPhrases = 10;

type Topic = { words: readonly string[]; topic: number };

const probableTopics = memoizeByArticle((article): Topic[] =>
  readTopic(article)
    .ranked.slice(0, maxPhrases)
    .map(({ phrase, topic }) => ({ words: contentStems(readPhrase(phrase)), topic })),
);

const shareWhere = (article: Article, counts: (words: readonly string[]) => boolean): number => {
  const topics = probableTopics(article);
  const all = topics.reduce((sum, { topic }) => sum + topic, 0);
  const some = topics.filter(({ words }) => counts(words)).reduce((sum, { topic }) => sum + topic, 0);
  return all === 0 ? 0 : some / all;
};

/** The share of the probable topics' probability that these stems name: of the topics whose words are all among them. */
export const shareNamed = (article: Article, stems: ReadonlySet<string>): number =>
  shareWhere(article, (words) => words.every((word) => stems.has(word)));

/** The share of the probable topics' probability that contains all of these stems. */
export const shareContaining = (article: Article, stems: readonly string[]): number =>
  shareWhere(article, (words) => stems.every((stem) => words.includes(stem)));

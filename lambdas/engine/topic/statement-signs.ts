import type { Article } from '#contracts/jobs/article.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { isAnnouncement, minAnnounced } from './announcing-sentence.ts';
import { contentStems, readPhrase } from './phrases/phrase.ts';
import { measured } from './read-topic.ts';
import { shareNamed } from './topic-share.ts';

/** Signs that a line states the topic of its text. */
export type StatementSigns = {
  /** The share of the probable topics that it names. */
  topics: number;
  /** The weight of its words in the text, in units of the heaviest word. */
  weight: number;
  /** How often the text repeats its words, as a mean logarithm. */
  repeated: number;
  /** 1 for an announcement that names a topic, 0 for others. */
  announced: number;
};

export const readSigns = (article: Article, line: string): StatementSigns => {
  const text = measured(article);
  const own = contentStems(readPhrase(line));
  const words = own.flatMap((stem) => text.words.get(stem) ?? []);
  const topics = shareNamed(article, new Set(analyzeText(line).wordStems));
  return {
    topics,
    weight: words.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, text.topWeight),
    repeated: words.reduce((sum, { count }) => sum + Math.log(count), 0) / Math.max(1, own.length),
    announced: topics >= minAnnounced && isAnnouncement(line) ? 1 : 0,
  };
};

import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { readTopic } from '#engine/topic/read-topic.ts';
import type { DescribedTopic } from './drafts/description-features.ts';

/** Below this probability, the lead keyword says better what the article is about. */
const minTopic = 0.25;

/** What an article is about, for its descriptions. */
export const readDescribedTopic = (article: Article, keywords: readonly KeywordIdea[]): DescribedTopic => {
  const { phrase, probability, aliases } = readTopic(article);
  const [lead] = keywords;
  if (phrase !== '' && (probability >= minTopic || lead === undefined))
    return { phrase, aliases, probability };
  return { phrase: lead?.text ?? '', aliases: [], probability: 0 };
};

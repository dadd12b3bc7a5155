import { lemmaEntry } from '#engine/language/lexicon.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { countKeyword } from '#engine/writing/checks/measure-article.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import type { Reading } from '#engine/writing/read-passages.ts';

/** A keyword with a lower relevance is incidental and is not put before a title. */
const leastRelevance = 70;
const longestTopic = 28;

const isName = (text: string): boolean => /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(text);

/** "Article for search" names no topic: it only combines words of a title. */
const joined = /\s(?:for|to|with|from|by|in|on|at)\s/;

/** Whether sentences may follow a keyword and a colon: the keyword is in the title or occurs more than once. */
export const isSaidAgain = ({ article }: Reading, keyword: string): boolean =>
  countKeyword(article.text, keyword) > 1 ||
  (!joined.test(keyword) && holdsKeyword(article.title ?? '', keyword));

/** Minimum number of occurrences of the topic before a title, for an article and for a few paragraphs. */
const leastSaid = { article: 3, paragraphs: 2 } as const;
const articleWords = 250;

/** A countable topic ("a title") becomes plural ("Titles: ...") if the text contains the plural. */
export const manyOf = (text: string, topic: string): string => {
  if (topic.includes(' ') || isName(topic) || lemmaEntry(topic) === undefined) return topic;
  const isOne = new RegExp(`(?<![\\p{L}])(?:an?|each|every)\\s${topic}(?![\\p{L}])`, 'iu').test(text);
  const many = topic.endsWith('y') ? `${topic.slice(0, -1)}ies` : `${topic}s`;
  return isOne && new RegExp(`(?<![\\p{L}])${many}(?![\\p{L}])`, 'iu').test(text) ? many : topic;
};

/**
 * The topic of the article as a keyword that can precede a colon, as the article writes
 * it: the lead keyword, or for a single common word ("starter") the first longer keyword around it ("sourdough
 * starter"). Null when no keyword is relevant enough or the text rarely contains it.
 */
export const topicOf = ({ article, keywords }: Reading): string | null => {
  const [lead] = keywords;
  if (lead === undefined || lead.relevance < leastRelevance || lead.evidence === 'suggested') return null;
  const longer = keywords
    .slice(1, 8)
    .find(
      (keyword) =>
        !lead.text.includes(' ') &&
        keyword.text.includes(' ') &&
        keyword.evidence === 'exact' &&
        keyword.relevance >= leastRelevance &&
        holdsKeyword(keyword.text, lead.text),
    );
  const topic = manyOf(article.text, surfaceForm(article.text, longer?.text ?? lead.text));
  const least = article.wordCount < articleWords ? leastSaid.paragraphs : leastSaid.article;
  if (countKeyword(article.text, topic) < least) return null;
  if (topic.length > longestTopic || (!topic.includes(' ') && !isName(topic) && lead.relevance < 80))
    return null;
  return topic;
};

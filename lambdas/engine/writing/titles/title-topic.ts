import { lemmaEntry } from '#engine/language/lexicon.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { countKeyword } from '#engine/writing/checks/measure-article.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import type { Reading } from '#engine/writing/read-passages.ts';

/** Below this a keyword is by the way and does not stand in front of a title. */
const leastRelevance = 70;
const longestTopic = 28;

const isName = (text: string): boolean => /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(text);

/** "Article for search" names no topic: it is what stood around the words of a title. */
const joined = /\s(?:for|to|with|from|by|in|on|at)\s/;

/** Whether sentences of an article may stand behind a keyword and a colon: it is in the title, or said again. */
export const isSaidAgain = ({ article }: Reading, keyword: string): boolean =>
  countKeyword(article.text, keyword) > 1 ||
  (!joined.test(keyword) && holdsKeyword(article.title ?? '', keyword));

/** Times that a text says what stands in front of its title: an article more often than a few paragraphs. */
const leastSaid = { article: 3, paragraphs: 2 } as const;
const articleWords = 250;

/** What "a title" can be many of is spoken of as many ("Titles: ..."), if the text has the word like that. */
export const manyOf = (text: string, topic: string): string => {
  if (topic.includes(' ') || isName(topic) || lemmaEntry(topic) === undefined) return topic;
  const isOne = new RegExp(`(?<![\\p{L}])(?:an?|each|every)\\s${topic}(?![\\p{L}])`, 'iu').test(text);
  const many = topic.endsWith('y') ? `${topic.slice(0, -1)}ies` : `${topic}s`;
  return isOne && new RegExp(`(?<![\\p{L}])${many}(?![\\p{L}])`, 'iu').test(text) ? many : topic;
};

/**
 * What the article is about in the words of a keyword that can stand in front of a colon, as the article writes
 * it: the lead keyword, or for a single common word ("starter") the first longer keyword around it ("sourdough
 * starter"). Null when no keyword is relevant enough, or the text hardly says it.
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

import { holdsKeyword } from './keywords-in.ts';
import type { Reading } from './read-passages.ts';
import { surfaceForm } from './surface-form.ts';

/** Below this a keyword is by the way and does not stand in front of a title. */
const leastRelevance = 60;
const longestTopic = 28;

const isName = (text: string): boolean => /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(text);

/**
 * What the article is about in the words of a keyword that can stand in front of a colon, as the article writes
 * it: the lead keyword, or for a single common word ("starter") the first longer keyword around it ("sourdough
 * starter"). Null when no keyword is relevant enough.
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
  const topic = surfaceForm(article.text, longer?.text ?? lead.text);
  if (topic.length > longestTopic || (!topic.includes(' ') && !isName(topic) && lead.relevance < 80))
    return null;
  return topic;
};

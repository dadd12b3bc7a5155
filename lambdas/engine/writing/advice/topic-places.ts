import type { Article } from '#contracts/jobs/article.ts';
import type { TopicPlaces } from '#domain/shortlist/summary-facts.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { contentStems, readPhrase } from '#engine/topic/phrases/phrase.ts';
import { measureArticle } from '#engine/writing/checks/measure-article.ts';

/** The stems of the content words without duplicates, or of all words if none is a content word ("The Who"). */
export const contentOf = (text: string): string[] => {
  const phrase = readPhrase(text);
  const own = contentStems(phrase);
  return own.length > 0 ? own : [...new Set(phrase.stems)];
};

/** Whether the title, the opening and one of the subheadings have at least this share of the words, in any order. */
export const findPlaces = (
  article: Article,
  title: string | null,
  words: readonly string[],
  share = 1,
): TopicPlaces => {
  const { intro, subheadings } = measureArticle(article.markdown, '');
  const holds = (text: string): boolean => {
    const stems = new Set(analyzeText(text).wordStems);
    return words.length > 0 && words.filter((word) => stems.has(word)).length >= share * words.length;
  };
  return {
    title: title === null ? null : holds(title),
    opening: holds(intro),
    headings: subheadings.length === 0 ? null : subheadings.some(holds),
  };
};

import type { Article } from '#contracts/article.ts';
import { countWords } from '#domain/validate-input.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';

const firstBlocks = (markdown: string, maxWords: number): string => {
  const blocks = markdown.split(/\n{2,}/);
  let words = 0;
  const kept = blocks.findIndex((block) => {
    words += countWords(block);
    return words > maxWords;
  });
  return (kept === -1 ? blocks : blocks.slice(0, kept)).join('\n\n');
};

const firstWords = (text: string, maxWords: number): string =>
  text.match(new RegExp(`(?:\\S+\\s*){1,${maxWords}}`, 'u'))?.[0].trimEnd() ?? '';

/** The article's beginning, by whole blocks as far as `maxWords` allow; what the page says about itself stays. */
export const limitArticle = (
  article: Article,
  maxWords: number,
): { article: Article; truncated: boolean } => {
  if (article.wordCount <= maxWords) return { article, truncated: false };
  const beginning = firstBlocks(article.markdown, maxWords) || firstWords(article.text, maxWords);
  const { url, title, description, byline, published, siteName, language } = article;
  return {
    article: {
      ...articleFromText(beginning),
      url,
      title,
      description,
      byline,
      published,
      siteName,
      language,
    },
    truncated: true,
  };
};

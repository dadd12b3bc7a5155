import { contentLimits } from '#contracts/content-limits.ts';
import type { Article } from '#contracts/jobs/article.ts';
import { countWords } from '#domain/text/count-words.ts';
import { articleFromText, escapeMarkdown } from '#engine';

const { pageCharacters } = contentLimits;

/** The fence that is open after a line; null if the line is outside fenced code. */
const fenceAfter = (open: string | null, line: string): string | null => {
  const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
  if (open === null || mark === undefined) return open ?? mark ?? null;
  return mark.startsWith(open) && line.trimEnd().endsWith(mark) ? null : open;
};

/** The blocks between blank lines. Fenced code is one block, because a cut inside it would leave its fence open. */
const splitBlocks = (markdown: string): string[] => {
  const blocks: string[] = [];
  let open: string | null = null;
  for (const part of markdown.split(/\n{2,}/)) {
    if (open === null) blocks.push(part);
    else blocks.push(`${blocks.pop()}\n\n${part}`);
    open = part.split('\n').reduce(fenceAfter, open);
  }
  return blocks;
};

const firstBlocks = (markdown: string, maxWords: number): string => {
  const blocks = splitBlocks(markdown);
  let words = 0;
  let characters = 0;
  const kept = blocks.findIndex((block) => {
    words += countWords(block);
    characters += block.length + 2;
    return words > maxWords || characters > pageCharacters;
  });
  return (kept === -1 ? blocks : blocks.slice(0, kept)).join('\n\n');
};

const firstWords = (text: string, maxWords: number): string =>
  text
    .slice(0, pageCharacters)
    .match(new RegExp(`(?:\\S+\\s*){1,${maxWords}}`, 'u'))?.[0]
    .trimEnd() ?? '';

/**
 * The beginning of the article: as many whole blocks as `maxWords` and the character limit allow. The page's own
 * metadata stays.
 */
export const limitArticle = (
  article: Article,
  maxWords: number,
): { article: Article; truncated: boolean } => {
  if (article.wordCount <= maxWords && article.markdown.length <= pageCharacters)
    return { article, truncated: false };
  const beginning =
    firstBlocks(article.markdown, maxWords) || escapeMarkdown(firstWords(article.text, maxWords));
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

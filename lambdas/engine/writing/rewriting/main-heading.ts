import type { Article } from '#contracts/jobs/article.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeMarkdown } from '#engine/markdown/markdown-inline.ts';
import { countKeyword } from '#engine/writing/checks/measure-article.ts';
import { contentOf } from '#engine/writing/read-passages.ts';
import { stripSite } from '#engine/writing/titles/own-headline.ts';
import { headingBlock } from './edit-blocks.ts';

/** The author's own title. A written title is only a proposal and never becomes the main heading. */
const titleOf = ({ title, siteName }: Article): string | null =>
  title === null || title.trim() === '' ? null : stripSite(title.replace(/\s+/g, ' ').trim(), siteName);

/** "Jane Roe | Engineer", "Jane Roe", "We show how …": a byline or a first sentence is no title, although it comes first. */
const isTitleLine = (line: string, text: string): boolean =>
  !line.includes('|') &&
  !/^(?:I|We|In|This|It|You|Here)\s|[.,;:]$/u.test(line) &&
  countWords(line) <= 14 &&
  [...contentOf(line)].some((word) => countKeyword(text, word) > 1);

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * Gives an article one main heading: its own first H1, or the author's own title. Further H1s
 * become H2s. A title that the author set as text on the first line becomes that heading. Without a title, or when the
 * title is a subheading of the text, the article gets no main heading.
 */
export const setMainHeading = (blocks: readonly Block[], article: Article): Block[] => {
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  if (first >= 0) {
    return blocks.map((block, i) => {
      const isFurther = block.kind === 'heading' && block.level === 1 && i > first;
      return isFurther ? { ...headingBlock(2, block.body.trim()), gap: block.gap } : block;
    });
  }
  const title = titleOf(article);
  const [opening, ...rest] = blocks;
  if (title === null || opening === undefined || !/^["“‘'([]?[\p{L}\p{N}]/u.test(title)) return [...blocks];
  const isSet = letters(opening.body) === letters(title);
  // A guessed title that is only the beginning of the text.
  if (!isSet && letters(article.text.slice(0, 500)).startsWith(letters(title))) return [...blocks];
  if (isSet && (opening.kind === 'heading' || !isTitleLine(title, article.text))) return [...blocks];
  // A title is plain text from an untrusted page.
  return [headingBlock(1, escapeMarkdown(title)), ...(isSet && opening.kind === 'paragraph' ? rest : blocks)];
};

import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeMarkdown } from '#engine/markdown/markdown-inline.ts';
import { leadWithKeyword } from '#engine/writing/titles/lead-with-keyword.ts';
import { stripSite } from '#engine/writing/titles/own-headline.ts';
import { headingBlock } from './edit-blocks.ts';

/** A main heading may be longer than a title on a result page. */
const longest = 90;

const withKeyword = (heading: string, keyword: KeywordIdea | undefined, text: string): string =>
  leadWithKeyword(heading, keyword, text, (led) => led.length <= longest);

/** The author's own title. A written title is only a proposal and never becomes the main heading. */
const titleOf = ({ title, siteName }: Article): string | null =>
  title === null || title.trim() === '' ? null : stripSite(title.replace(/\s+/g, ' ').trim(), siteName);

const sameLetters = (a: string, b: string): boolean =>
  a.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase() === b.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * Gives an article one main heading: its own first H1, or the author's own title with the lead keyword. Further H1s
 * become H2s. A title that the author set as text on the first line becomes that heading. Without a title, or when the
 * title is a subheading of the text, the article gets no main heading.
 */
export const setMainHeading = (
  blocks: readonly Block[],
  article: Article,
  keywords: readonly KeywordIdea[],
): Block[] => {
  const lead = keywords[0];
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  if (first >= 0) {
    return blocks.map((block, i) => {
      if (block.kind !== 'heading' || block.level !== 1) return block;
      if (i > first) return { ...headingBlock(2, block.body.trim()), gap: block.gap };
      const own = block.body.trim();
      const text = article.title === null ? own : withKeyword(own, lead, article.text);
      return { ...headingBlock(1, text), gap: block.gap };
    });
  }
  const title = titleOf(article);
  const [opening, ...rest] = blocks;
  if (title === null || opening === undefined) return [...blocks];
  const isSet = sameLetters(opening.body, title);
  if (isSet && opening.kind === 'heading') return [...blocks];
  const heading = withKeyword(title, lead, article.text);
  // A title is plain text from an untrusted page.
  return [
    headingBlock(1, escapeMarkdown(heading)),
    ...(isSet && opening.kind === 'paragraph' ? rest : blocks),
  ];
};

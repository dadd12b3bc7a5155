import { articleScript } from './article-json-ld.ts';
import type { ArticleMeta } from './article-meta.ts';
import { type ArticleElement, type ArticleNode, isElement, toBlocks } from './article-node.ts';
import { block, captionOf, isBlank } from './block-markup.ts';
import { isPlainList, listBlock } from './list-block.ts';
import { tableBlock } from './table-block.ts';
import { escapeExport, writeAll, writeHtml } from './write-html.ts';

const asHtmlBlock = (node: ArticleElement): string => block('html', writeHtml(node));

/** The only image of a paragraph or link, with its link; null when there is anything else. */
const loneImage = ({
  children,
}: ArticleElement): { image: ArticleElement; href: string | undefined } | null => {
  const [only, ...rest] = children.filter((node) => !isBlank(node));
  if (rest.length > 0) return null;
  if (isElement(only, 'img')) return only.src === undefined ? null : { image: only, href: undefined };
  if (!isElement(only, 'a')) return null;
  const inner = loneImage(only);
  return inner && { ...inner, href: only.href };
};

const imageBlock = (
  { image, href }: { image: ArticleElement; href: string | undefined },
  caption: readonly ArticleNode[],
): string => {
  const picture = `<img src="${escapeExport(image.src ?? '')}" alt="${escapeExport(image.alt ?? '')}"/>`;
  const linked = href === undefined ? picture : `<a href="${escapeExport(href)}">${picture}</a>`;
  return block(
    'image',
    `<figure class="wp-block-image">${linked}${captionOf(caption)}</figure>`,
    href === undefined ? undefined : { linkDestination: 'custom' },
  );
};

const paragraphBlock = (node: ArticleElement): string => {
  const picture = loneImage(node);
  return picture ? imageBlock(picture, []) : block('paragraph', `<p>${writeAll(node.children)}</p>`);
};

/** The theme renders the post's title as the page's h1, so another h1 in the text becomes a section heading. */
const headingBlock = ({ tag, children }: ArticleElement): string => {
  const level = Math.max(2, Number(tag.slice(1)));
  const html = `<h${level} class="wp-block-heading">${writeAll(children)}</h${level}>`;
  return block('heading', html, level === 2 ? undefined : { level });
};

const quoteBlock = ({ children }: ArticleElement): string => {
  const cites = children.filter((node) => isElement(node, 'cite'));
  const quoted = toBlocks(children.filter((node) => !isElement(node, 'cite')));
  const cite = cites.length === 0 ? '' : `<cite>${writeAll(cites.flatMap((node) => node.children))}</cite>`;
  const html = `<blockquote class="wp-block-quote">${writeBlocks(quoted)}${cite}</blockquote>`;
  return block('quote', html);
};

const codeBlock = ({ children }: ArticleElement): string => {
  const [only] = children;
  const inner = writeAll(children.length === 1 && isElement(only, 'code') ? only.children : children);
  return block('code', `<pre class="wp-block-code"><code>${inner}</code></pre>`);
};

/**
 * A figure with an image or a table becomes one block with its caption. Any other figure becomes its parts, caption
 * last.
 */
const figureBlocks = (figure: ArticleElement): string => {
  const captions = figure.children.filter((node) => isElement(node, 'figcaption'));
  const caption = captions.flatMap(({ children }) => children);
  const body = { ...figure, children: figure.children.filter((node) => !isElement(node, 'figcaption')) };
  const picture = loneImage(body);
  if (picture) return imageBlock(picture, caption);
  const blocks = toBlocks(body.children);
  const [first] = blocks;
  if (first?.tag === 'table' && blocks.length === 1) return tableBlock(first, caption);
  return writeBlocks([...blocks, ...(caption.length === 0 ? [] : [{ tag: 'p', children: caption }])]);
};

const writeBlock = (node: ArticleElement): string => {
  switch (node.tag) {
    case 'p':
      return paragraphBlock(node);
    case 'ul':
    case 'ol':
      return isPlainList(node) ? listBlock(node) : asHtmlBlock(node);
    case 'blockquote':
      return quoteBlock(node);
    case 'pre':
      return codeBlock(node);
    case 'table':
      return tableBlock(node);
    case 'figure':
      return figureBlocks(node);
    case 'hr':
      return block('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>');
    default:
      return /^h[1-6]$/.test(node.tag) ? headingBlock(node) : asHtmlBlock(node);
  }
};

const writeBlocks = (blocks: readonly ArticleElement[]): string => blocks.map(writeBlock).join('\n\n');

/** Two hyphens could end the comment, so a dash replaces them. */
const inComment = (text: string): string => escapeExport(text).replace(/-{2,}/g, '–');

/** Values for the post's fields, for the person who creates it. Readers do not see them. */
const metaBlock = (meta: ArticleMeta): string =>
  block(
    'html',
    [
      `<!-- Post title: ${inComment(meta.heading)} -->`,
      `<!-- SEO title: ${inComment(meta.title)} -->`,
      `<!-- Meta description: ${inComment(meta.description)} -->`,
      articleScript(meta),
    ].join('\n'),
  );

/**
 * The article as blocks for the WordPress editor (to paste into its code editor). The values for the post's fields
 * and the JSON-LD are in a block at the end. The first h1 is left out, because it is the post's title.
 */
export const toWordPressBlocks = (blocks: readonly ArticleElement[], meta: ArticleMeta): string => {
  const title = blocks.findIndex(({ tag }) => tag === 'h1');
  const body = blocks.filter((_, index) => index !== title);
  return `${[...body.map(writeBlock), metaBlock(meta)].join('\n\n')}\n`;
};

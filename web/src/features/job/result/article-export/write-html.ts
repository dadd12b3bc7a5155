import { escapeHtml } from '#domain/text/escape-html.ts';
import type { ArticleElement, ArticleNode } from './article-node.ts';

/** Text as HTML. WordPress runs words in square brackets as shortcodes. Browsers show an escaped bracket the same way. */
export const escapeExport = (text: string): string => escapeHtml(text).replaceAll('[', '&#91;');

const voidTags = new Set(['br', 'hr', 'img']);

const attributesOf = ({ href, src, alt, span }: ArticleElement): string => {
  const pairs: [name: string, value: string | undefined][] = [
    ['href', href],
    ['src', src],
    ['alt', alt],
    ['colspan', span?.column?.toString()],
    ['rowspan', span?.row?.toString()],
  ];
  return pairs
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeExport(value)}"`))
    .join('');
};

/** An image without a usable address is named, so that its text is not lost. */
const namedImage = ({ alt = '' }: ArticleElement): string =>
  alt === '' ? '' : `(Image: ${escapeExport(alt)})`;

/** A node as HTML. The sanitizer has removed everything that is not on its list. All text is escaped. */
export const writeHtml = (node: ArticleNode): string => {
  if (typeof node === 'string') return escapeExport(node);
  const { tag, children } = node;
  if (tag === 'img' && node.src === undefined) return namedImage(node);
  // A span carries no meaning, and an anchor without an address is text.
  if (tag === 'span' || (tag === 'a' && node.href === undefined)) return writeAll(children);
  const start = `<${tag}${attributesOf(node)}${voidTags.has(tag) ? '/' : ''}>`;
  if (voidTags.has(tag)) return start;
  const inner = writeAll(children);
  // The HTML parser drops a line break that follows <pre>.
  return `${start}${tag === 'pre' && inner.startsWith('\n') ? '\n' : ''}${inner}</${tag}>`;
};

export const writeAll = (nodes: readonly ArticleNode[]): string => nodes.map(writeHtml).join('');

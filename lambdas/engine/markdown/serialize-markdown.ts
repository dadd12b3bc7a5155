import { checkDeadline } from '#engine/bounds/deadline.ts';
import { linkAddress } from '#engine/extraction/html/resolve-address.ts';
import { codeLanguage } from '#engine/extraction/html/serialize-html.ts';
import { sourceText } from '#engine/extraction/html/serialize-text.ts';
import { type ElementNode, headingLevel, keptElements, type PageNode } from '#engine/extraction/html/tree.ts';
import { longestRun, serializeInline } from './markdown-inline.ts';
import { tableMarkdown } from './markdown-table.ts';

/** Escapes characters that would turn the start of a block into a heading, list, quotation or rule. */
const escapeLineStart = (text: string): string =>
  text
    .replace(/^(#{1,6}(?=\s)|[-+>](?=\s|$)|={3,}$|-{3,}$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');

const headingMarkdown = (node: ElementNode, level: number, base: string | null): string[] => {
  const text = serializeInline(node.children, base)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return text === '' ? [] : [`${'#'.repeat(level)} ${text}`];
};

const listMarkdown = (list: ElementNode, base: string | null): string[] => {
  let number = Number(/^\d{1,9}$/.exec(list.attributes.start ?? '')?.[0] ?? 1);
  const items: string[] = [];
  for (const child of list.children) {
    if (child.kind === 'text' || child.pruned) continue;
    const blocks = child.tag === 'li' ? blocksOf(child, base) : blockMarkdown(child, base);
    if (blocks.length === 0) continue;
    const marker = list.tag === 'ol' ? `${number++}. ` : '- ';
    const isTight = blocks.slice(1).every((block) => /^(?:- |\d+\. )/.test(block));
    const text = blocks.join(isTight ? '\n' : '\n\n');
    items.push(marker + text.replaceAll('\n', `\n${' '.repeat(marker.length)}`).replace(/^ +$/gm, ''));
  }
  return items.length === 0 ? [] : [items.join('\n')];
};

const codeMarkdown = (node: ElementNode): string[] => {
  const code = sourceText(node).replace(/^\n+|\s+$/g, '');
  if (code === '') return [];
  const longest = longestRun(code, /`{3,}/g, 2);
  const fence = '`'.repeat(longest + 1);
  const inner = node.children.find(
    (child): child is ElementNode => child.kind === 'element' && child.tag === 'code',
  );
  const language = (inner === undefined ? '' : codeLanguage(inner)) || codeLanguage(node);
  return [`${fence}${language}\n${code}\n${fence}`];
};

const quoteMarkdown = (node: ElementNode, base: string | null): string[] => {
  const text = blocksOf(node, base).join('\n\n');
  if (text === '') return [];
  const lines = text.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  return [lines.join('\n')];
};

/** A link around whole blocks becomes a link on their only line, or is dropped if there are several lines. */
const wrapLinkedBlock = (node: ElementNode, base: string | null): string[] => {
  const blocks = blocksOf(node, base);
  const href = node.tag === 'a' ? linkAddress(node.attributes.href, base) : null;
  const only = blocks.length === 1 ? blocks[0] : undefined;
  if (href === null || only === undefined || /[[\]\n]|^#/.test(only)) return blocks;
  return [`[${only}](${href})`];
};

const blockMarkdown = (node: ElementNode, base: string | null): string[] => {
  checkDeadline();
  if (node.muted) return keptElements(node, 'img').map((image) => serializeInline([image], base));
  const level = headingLevel(node);
  if (level > 0) return headingMarkdown(node, level, base);
  switch (node.tag) {
    case 'ul':
    case 'ol':
    case 'menu':
      return listMarkdown(node, base);
    case 'pre':
      return codeMarkdown(node);
    case 'blockquote':
      return quoteMarkdown(node, base);
    case 'hr':
      return ['---'];
    case 'table':
      return tableMarkdown(node, base) ?? blocksOf(node, base);
    case 'dt':
      return blocksOf(node, base).map((text) => `**${text.replaceAll('**', '')}**`);
    default:
      return wrapLinkedBlock(node, base);
  }
};

const blocksOf = (node: ElementNode, base: string | null): string[] => {
  const blocks: string[] = [];
  let inline: PageNode[] = [];
  const endInline = (): void => {
    for (const part of serializeInline(inline, base).split(/\n{2,}/)) {
      const text = part.trim();
      if (text !== '') blocks.push(escapeLineStart(text));
    }
    inline = [];
  };
  for (const child of node.children) {
    if (child.kind === 'text' || !child.isBlock) inline.push(child);
    else if (!child.pruned) {
      endInline();
      for (const block of blockMarkdown(child, base)) blocks.push(block);
    }
  }
  endInline();
  return blocks;
};

/**
 * The Markdown (CommonMark with GitHub's tables) of a tree: headings, lists, tables, fenced code, quotations,
 * links with absolute addresses, images.
 */
export const serializeMarkdown = (root: ElementNode, base: string | null): string =>
  blocksOf(root, base).join('\n\n');

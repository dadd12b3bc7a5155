import { imageAddress } from '#engine/extraction/html/media.ts';
import { linkAddress } from '#engine/extraction/html/resolve-address.ts';
import {
  collapse,
  collapseSpaces,
  type ElementNode,
  type PageNode,
  rawText,
} from '#engine/extraction/html/tree.ts';
import { matchesOf } from '#engine/language/matches.ts';

const strongTags = new Set(['b', 'strong']);
const emphasisTags = new Set(['em', 'i', 'cite', 'dfn']);
const codeTags = new Set(['code', 'kbd', 'samp', 'tt']);

/** Most texts contain none of the characters that `escapeMarks` escapes. */
const anyMark = /[\\`*_[\]&<~]/;

const escapeMarks = (text: string, brackets: RegExp): string => {
  if (!anyMark.test(text)) return text;
  return (
    text
      .replace(/[\\`]/g, '\\$&')
      .replace(/\*+(?=\S)|(?<=\S)\*+/g, (run) => run.replaceAll('*', '\\*'))
      .replace(/(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}_])/gu, (run) => run.replaceAll('_', '\\_'))
      .replace(brackets, '\\$&')
      .replace(/&(?=#?\w{1,32};)/g, '\\&')
      // Not a backslash: an address that GitHub's Markdown links automatically swallows it, and the tag would take
      // effect.
      .replace(/<(?=[a-z/!?])/gi, '&lt;')
      .replace(/~~/g, '\\~~')
  );
};

/** Escapes only characters that Markdown would read as markup: nothing in `2 * 3` and `snake_case`. */
export const escapeMarkdown = (text: string): string => escapeMarks(text, /\](?=[([])/g);

/** Escapes brackets, because alt text is written between brackets. */
export const escapeAlt = (text: string): string => escapeMarks(text, /[[\]]/g);

/** Parentheses and spaces would end a link's address early. */
const destination = (href: string): string =>
  href.replace(/[()\s<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const imageMarkdown = (node: ElementNode, base: string | null): string => {
  const src = imageAddress(node, base);
  if (src === null) return '';
  const alt = escapeAlt(collapse(node.attributes.alt ?? ''));
  return `![${alt}](${destination(src)})`;
};

/** The length of the longest run of a character; `minLength` if there is none. */
export const longestRun = (text: string, runs: RegExp, minLength: number): number => {
  let longest = minLength;
  for (const [run] of matchesOf(text, runs)) longest = Math.max(longest, run.length);
  return longest;
};

const codeSpan = (code: string): string => {
  if (code === '') return '';
  const longest = longestRun(code, /`+/g, 0);
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
};

const linkMarkdown = (node: ElementNode, content: string, base: string | null): string => {
  const href = linkAddress(node.attributes.href, base);
  const text = content.trim();
  if (href === null || text === '' || text.includes('\n') || node.attributes.href?.trim().startsWith('#'))
    return content;
  const start = /^\s/.test(content) ? ' ' : '';
  return `${start}[${text}](${destination(href)})${/\s$/.test(content) ? ' ' : ''}`;
};

/** Puts the marks directly next to the text, because emphasis with white space inside its marks has no effect. */
const wrap = (content: string, mark: string): string => {
  const text = content.trim();
  if (text === '' || text.includes('\n') || text.includes(mark)) return content;
  const start = content.slice(0, content.length - content.trimStart().length);
  const end = content.slice(content.trimEnd().length);
  return `${start}${mark}${text}${mark}${end}`;
};

const inlineMarkdown = (node: PageNode, base: string | null): string => {
  if (node.kind === 'text') return escapeMarkdown(collapseSpaces(node.text));
  if (node.pruned) return '';
  if (node.tag === 'br') return '\n';
  if (node.tag === 'img') return imageMarkdown(node, base);
  if (codeTags.has(node.tag)) return codeSpan(collapse(rawText(node)));
  const content = node.children.map((child) => inlineMarkdown(child, base)).join('');
  if (node.tag === 'a') return linkMarkdown(node, content, base);
  if (strongTags.has(node.tag)) return wrap(content, '**');
  if (emphasisTags.has(node.tag)) return wrap(content, '*');
  if (node.tag === 'del' || node.tag === 's' || node.tag === 'strike') return wrap(content, '~~');
  return content;
};

/**
 * The inline Markdown of a sequence of nodes. A line break becomes a backslash at the end of the line; two become a
 * blank line, which separates blocks.
 */
export const serializeInline = (nodes: readonly PageNode[], base: string | null): string => {
  const text = nodes.map((node) => inlineMarkdown(node, base)).join('');
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/([^\n])\n(?=[^\n])/g, '$1\\\n');
};

import type { Block } from '#engine/markdown/markdown-document.ts';
import { holdsTemplate } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/** A paragraph in HTML, as many older posts have them. */
const paragraph = /(<p(?:\s[^<>]{0,300})?>\s*)([\s\S]{20,8000}?)(\s*<\/p>)/giu;
/** What is shown as it stands, or filled in. */
const shownAsIs = /<(?:script|style|pre|table|form|svg|textarea|select|button|p|div|ul|ol)[\s>]/iu;
/** Lines that are parted on purpose: a poem, an address, a row of facts. */
const mostBreaks = 2;
const breaks = /<br\s*\/?>/giu;

/** Quotations that are open behind a text: a tweet is what somebody else wrote. */
const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
export const openQuotes = (text: string): number =>
  countOf(text, /<blockquote[\s>]/giu) - countOf(text, /<\/blockquote>/giu);

/** A block of HTML with the text of its paragraphs changed as that of other paragraphs is. */
export const changeHtmlParagraphs = (block: Block, change: (block: Block) => Block): Block => {
  if (block.kind !== 'html' || holdsTemplate(block.body)) return block;
  const body = block.body.replace(
    paragraph,
    (found: string, open: string, text: string, close: string, at: number) => {
      if (openQuotes(block.body.slice(0, at)) > 0) return found;
      if (shownAsIs.test(text) || (text.match(breaks)?.length ?? 0) > mostBreaks) return found;
      return `${open}${change({ ...block, kind: 'paragraph', body: text }).body}${close}`;
    },
  );
  return body === block.body ? block : { ...block, body };
};

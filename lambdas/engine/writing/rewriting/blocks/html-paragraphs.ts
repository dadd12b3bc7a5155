import type { Block } from '#engine/markdown/markdown-document.ts';
import { containsTemplate } from './edit-blocks.ts';

/** An HTML paragraph, as in many older posts. */
const paragraph = /(<p(?:\s[^<>]{0,300})?>\s*)([\s\S]{20,8000}?)(\s*<\/p>)/giu;
/** Tags whose content is shown as it is, or filled in by the reader. */
const shownAsIs = /<(?:script|style|pre|table|form|svg|textarea|select|button|p|div|ul|ol)[\s>]/iu;
/** More line breaks than this are intentional, as in a poem, an address or a list of facts. */
const maxBreaks = 2;
const breaks = /<br\s*\/?>/giu;

/** The number of quotations still open at the end of a text. A tweet, for example, has another writer. */
const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
const openQuotes = (text: string): number => countOf(text, quoteStart) - countOf(text, quoteEnd);

/** Quotations in HTML and in the templates of Hugo and Jekyll: "{{< quote >}}", "{% blockquote %}". */
const quoteStart =
  /<blockquote[\s>]|\{\{[<%]\s*(?:block|pull)?quote(?![a-z])|\{%-?\s*(?:block|pull)?quote(?![a-z])/giu;
const quoteEnd =
  /<\/blockquote>|\{\{[<%]\s*\/\s*(?:block|pull)?quote(?![a-z])|\{%-?\s*end(?:block|pull)?quote(?![a-z])/giu;
const templateQuote =
  /\{\{[<%]\s*\/?\s*(?:block|pull)?quote(?![a-z])|\{%-?\s*(?:end)?(?:block|pull)?quote(?![a-z])/iu;

/** Whether a block may open or close a quotation: a tag, or a template's command anywhere in a text. */
const mayQuote = ({ kind, body }: Block): boolean =>
  kind === 'html' || (kind !== 'code' && templateQuote.test(body));

/** The blocks inside a quotation that an earlier block opened. */
export const quotedBlocks = (blocks: readonly Block[]): ReadonlySet<Block> => {
  let quotes = 0;
  return new Set(
    blocks.filter((block) => {
      const isQuoted = quotes > 0;
      if (mayQuote(block)) quotes = Math.max(0, quotes + openQuotes(block.body));
      return isQuoted;
    }),
  );
};

/** Changes the text of the paragraphs in an HTML block as in other paragraphs. */
export const changeHtmlParagraphs = (block: Block, change: (block: Block) => Block): Block => {
  if (block.kind !== 'html' || containsTemplate(block.body)) return block;
  const body = block.body.replace(
    paragraph,
    (found: string, open: string, text: string, close: string, at: number) => {
      if (openQuotes(block.body.slice(0, at)) > 0) return found;
      if (shownAsIs.test(text) || (text.match(breaks)?.length ?? 0) > maxBreaks) return found;
      return `${open}${change({ ...block, kind: 'paragraph', body: text }).body}${close}`;
    },
  );
  return body === block.body ? block : { ...block, body };
};

import type { Article } from '#contracts/jobs/article.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import type { MarkedSpan } from './marked-spans.ts';

/** A stretch of an article's text, `text.slice(start, end)`. */
export type TextSpan = { start: number; end: number };

/** A paragraph or list item with the text of the block before it. */
export type TextBlock = TextSpan & { text: string; isItem: boolean; follows: string };

/** The most words of an example; a longer quotation is quoted for its content. */
export const maxExampleLength = 15;

/** The words and numbers of a text, as written. */
export const wordsOf = (text: string): string[] =>
  analyzeText(text)
    .tokens.filter((token) => token.kind !== 'mark')
    .map((token) => token.text);

/** Whether all words except stop words are capitalized: "Grandma’s Apple Crumble". */
export const isCapitalized = (words: readonly string[]): boolean =>
  words.every((word) => regex.u`^[\p{Lu}\p{N}]`.test(word) || stopWords.has(word.toLowerCase()));

/** The paragraphs and list items of an article's text, without its headings. */
export const textBlocksOf = ({ text, headings }: Article, marked: readonly MarkedSpan[]): TextBlock[] => {
  const headingStarts = new Set(headings.map(({ offset }) => offset));
  const itemStarts = new Set(marked.filter(({ kind }) => kind === 'item').map(({ start }) => start));
  const blocks: TextBlock[] = [];
  let follows = '';
  for (const { index: start, 0: block } of matchesOf(text, /[^\n]+(?:\n[^\n]+)*/g)) {
    const isItem = itemStarts.has(start) || /^(?:[-*•]|\d+[.)])\s/.test(block);
    if (!headingStarts.has(start))
      blocks.push({ start, end: start + block.length, text: block, isItem, follows });
    follows = block;
  }
  return blocks;
};

/**
 * Whether the span is a whole paragraph, such as a line of dialogue or a motto. A list item, or a paragraph after a
 * colon, does not count.
 */
export const isWholeParagraph = (block: TextBlock, { start, end }: TextSpan): boolean =>
  !block.isItem &&
  !/:\s*$/.test(block.follows) &&
  !regex.u`[\p{L}\p{N}]`.test(block.text.slice(0, start - block.start) + block.text.slice(end - block.start));

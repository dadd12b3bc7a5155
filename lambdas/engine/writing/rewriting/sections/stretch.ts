import { countWords } from '#domain/text/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';

/** The text of blocks without Markdown marks. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .filter(({ kind }) => kind !== 'code' && kind !== 'rule' && kind !== 'html')
    .map((block) => block.body)
    .join('\n\n')
    .replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|[*_`#[\]]/g, '');

/** A numbered paragraph, such as "**2. The pier**", is a list entry. */
const isNumbered = ({ body }: Block): boolean => /^\W*\d{1,2}(?:\\?[.)]|:)\s/.test(body);
/** A line in bold works like a heading. */
const isBoldLine = ({ body }: Block): boolean => /^(\*\*|__)[^*_\n]+\1:?\s*$/.test(body.trim());

/**
 * For each block, whether it is among numbered paragraphs. The end of the last one is unknown, so the range has no end.
 */
const amongNumbered = (blocks: readonly Block[]): boolean[] => {
  const numbered = blocks.findIndex(isNumbered);
  return blocks.map((_, i) => numbered >= 0 && i >= numbered);
};

/** The blocks between two headings, with the data needed for headings inside it. */
export type Stretch = {
  blocks: readonly Block[];
  /** The number of words of running text in each block. */
  words: readonly number[];
  /** The content words of each sentence of each block. */
  sentences: readonly ReadonlySet<string>[][];
  /** The blocks that may get a heading above them. */
  starts: readonly number[];
};

/**
 * The possible starts of parts. A paragraph stays below the image, bold line or colon that introduces it. An indented
 * paragraph stays, too.
 */
const startsOf = (blocks: readonly Block[]): number[] => {
  const numbered = amongNumbered(blocks);
  return blocks.flatMap((block, i) => {
    const before = blocks[i - 1];
    const opens =
      before !== undefined &&
      block.kind === 'paragraph' &&
      block.prefix === '' &&
      regex.u`^[^\p{Ll}]*[\p{L}\p{N}]`.test(block.body) &&
      numbered[i - 1] !== true &&
      !isBoldLine(before) &&
      before.kind !== 'image' &&
      !/^\s*!\[[^\]]*\]\([^)]*\)\s*$/.test(before.body) &&
      !/[:：]\s*$/.test(before.body);
    return opens ? [i] : [];
  });
};

export const readStretch = (blocks: readonly Block[]): Stretch => {
  const texts = blocks.map((block) => plainText([block]));
  const read = texts.map((text) => analyzeText(text));
  return {
    blocks,
    words: texts.map(countWords),
    sentences: read.map(({ sentences }) => sentences.map(({ text }) => contentOf(text))),
    starts: startsOf(blocks),
  };
};

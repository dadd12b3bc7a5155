import { countWords } from '#domain/text/count-words.ts';
import { memoizeByObject } from '#engine/bounds/memoize.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import {
  isPlainParagraph,
  renderBlocks,
  sentencesOf,
  unwrapped,
} from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { unmarkedQuotations } from '#engine/writing/rewriting/blocks/unmarked-quotations.ts';
import { minWordsAtAnd, type SplitPoint } from './split-point.ts';
import { splitLongSentence } from './split-sentence.ts';

/** No joint splits a shorter sentence. Each joint also has its own least length. */
const minSplitWords = 9;
const isLong = (words: number): boolean => words >= minSplitWords;

/** Both halves of a sentence with the whitespace after it. Null if it cannot be split. */
const halvesOf = (text: string, where: (splitPoint: SplitPoint) => boolean): [string, string] | null => {
  const bare = text.trimEnd();
  const split = splitLongSentence(bare, where);
  return split === null ? null : [`${split[0]} `, split[1] + text.slice(bare.length)];
};

/** Whether a split keeps all facts. A code span or address on two lines may read differently on one. */
const isFaithful = (before: readonly Block[], after: readonly Block[]): boolean => {
  const { facts, kept, invented } = verifyRewrite(renderBlocks(before), renderBlocks(after));
  return kept === facts.length && invented.length === 0;
};

/** The sentence or, if it can be split, its parts. A part that is still too long is split again. */
const partsOf = (text: string, where: (splitPoint: SplitPoint) => boolean): string[] => {
  const words = countWords(text);
  const canUse = (splitPoint: SplitPoint): boolean =>
    where(splitPoint) && (splitPoint.isRight !== true || words >= minWordsAtAnd);
  const halves = isLong(words) ? halvesOf(text, canUse) : null;
  return halves === null ? [text] : halves.flatMap((half) => partsOf(half, where));
};

/** A block as readers see it, because a phrase may span two lines. Lines that end in two spaces or a backslash stay. */
const onOneLine = (block: Block): Block => ({
  ...block,
  body: block.body.replace(/(?<=[^ \\\n])(?<!%\}|\}\}) ?\n(?=\S)(?!\{%|\d+: )/g, ' '),
});

/** The sentences of a block after the splits; empty if nothing is split. */
type SplitBlock = (block: Block) => readonly string[];

const splitBlock = (block: Block, where: (splitPoint: SplitPoint) => boolean): readonly string[] => {
  if (!isPlainParagraph(block) && block.kind !== 'item') return [];
  const sentences = sentencesOf(onOneLine(block));
  // A list item of one sentence is parallel to its siblings. One with several sentences is a paragraph.
  if (block.kind === 'item' && (sentences.length < 2 || block.body.includes('\n'))) return [];
  const parts = sentences.flatMap((sentence) => partsOf(sentence, where));
  return parts.length === sentences.length ? [] : parts;
};

const splitAll = (blocks: readonly Block[], split: SplitBlock): Block[] => {
  const definitions = blocks.filter(({ kind }) => kind === 'definition');
  const quoted = unmarkedQuotations(blocks);
  return blocks.map((block) => {
    const parts = quoted.has(block) ? [] : split(block);
    if (parts.length === 0) return block;
    const body = unwrapped(parts.join(''));
    return isFaithful([block, ...definitions], [{ ...block, body }, ...definitions])
      ? { ...block, body }
      : block;
  });
};

/**
 * If there are more splits than this at "and" or "but", such sentences are the author's style. All of them stay,
 * because a series of short sentences reads worse.
 */
const maxConjunctionSplits = 2;
const atConjunction = ({ isConjunction }: SplitPoint): boolean => isConjunction === true;

const countSplits = (blocks: readonly Block[], split: SplitBlock): number =>
  blocks.reduce((sum, block) => {
    const parts = split(block).length;
    return parts === 0 ? sum : sum + parts - sentencesOf(onOneLine(block)).length;
  }, 0);

/** Splits long sentences of paragraphs if both halves make sense alone. */
export const shortenSentences = (blocks: readonly Block[]): Block[] => {
  const others = splitAll(blocks, (block) => splitBlock(block, (point) => !atConjunction(point)));
  const split = memoizeByObject((block: Block) => splitBlock(block, atConjunction));
  return countSplits(others, split) > maxConjunctionSplits ? others : splitAll(others, split);
};

import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import {
  isPlainParagraph,
  renderBlocks,
  sentencesOf,
  unwrapped,
} from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { type Joint, longestAtAnd } from './sentence-joints.ts';
import { splitLongSentence } from './split-sentence.ts';

/** No joint splits a shorter sentence: each has its own least length. */
const shortestSplit = 9;
const isLong = (words: number): boolean => words >= shortestSplit;

/** Both halves of a sentence with the white space after it, or null where it cannot be split. */
const halvesOf = (text: string, where: (joint: Joint) => boolean): [string, string] | null => {
  const bare = text.trimEnd();
  const split = splitLongSentence(bare, where);
  return split === null ? null : [`${split[0]} `, split[1] + text.slice(bare.length)];
};

/** A code span or an address that goes over two lines may be read in another way on one. */
const isFaithful = (before: readonly Block[], after: readonly Block[]): boolean => {
  const { facts, kept, invented } = verifyRewrite(renderBlocks(before), renderBlocks(after));
  return kept === facts.length && invented.length === 0;
};

/** One sentence, or its parts where it can be split; a part that is still too long is split again. */
const partsOf = (text: string, where: (joint: Joint) => boolean): string[] => {
  const words = countWords(text);
  const mayUse = (joint: Joint): boolean => where(joint) && (joint.isRight !== true || words >= longestAtAnd);
  const halves = isLong(words) ? halvesOf(text, mayUse) : null;
  return halves === null ? [text] : halves.flatMap((half) => partsOf(half, where));
};

/** A block as its readers see it: a phrase may go over two lines. Lines that end in two blanks or a backslash stay. */
const onOneLine = (block: Block): Block => ({
  ...block,
  body: block.body.replace(/(?<=[^ \\\n]) ?\n(?=\S)/g, ' '),
});

const splitBlock = (block: Block, where: (joint: Joint) => boolean): string[] => {
  if (!isPlainParagraph(block) && block.kind !== 'item') return [];
  const sentences = sentencesOf(onOneLine(block));
  // An item of one sentence is parallel to its siblings; one that holds several is a paragraph.
  if (block.kind === 'item' && (sentences.length < 2 || block.body.includes('\n'))) return [];
  const parts = sentences.flatMap((sentence) => partsOf(sentence, where));
  return parts.length === sentences.length ? [] : parts;
};

const splitAt = (blocks: readonly Block[], where: (joint: Joint) => boolean): Block[] => {
  const definitions = blocks.filter(({ kind }) => kind === 'definition');
  return blocks.map((block) => {
    const parts = splitBlock(block, where);
    if (parts.length === 0) return block;
    const body = unwrapped(parts.join(''));
    return isFaithful([block, ...definitions], [{ ...block, body }, ...definitions])
      ? { ...block, body }
      : block;
  });
};

/**
 * More sentences than this that only "and" or "but" could split are the author's way of writing: all of them stay, because
 * a row of short sentences reads worse.
 */
const mostAtConjunctions = 2;
const atConjunction = ({ isConjunction }: Joint): boolean => isConjunction === true;

const countSplits = (blocks: readonly Block[], where: (joint: Joint) => boolean): number =>
  blocks.reduce((sum, block) => {
    const parts = splitBlock(block, where).length;
    return parts === 0 ? sum : sum + parts - sentencesOf(onOneLine(block)).length;
  }, 0);

/** Splits the long sentences of paragraphs where both halves make sense alone. */
export const shortenSentences = (blocks: readonly Block[]): Block[] => {
  const others = splitAt(blocks, (joint) => !atConjunction(joint));
  return countSplits(others, atConjunction) > mostAtConjunctions ? others : splitAt(others, atConjunction);
};

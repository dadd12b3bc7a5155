import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import {
  isPlainParagraph,
  renderBlocks,
  sentencesOf,
  unwrapped,
} from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { splitLongSentence } from './split-sentence.ts';

/** Readers lose the thread of longer sentences. Editors leave shorter ones alone. */
const longestRead = 24;
const isLong = (words: number): boolean => words >= longestRead;

/** Both halves of a sentence with the white space after it, or null where it cannot be split. */
const halvesOf = (text: string): [string, string] | null => {
  const bare = text.trimEnd();
  const split = splitLongSentence(bare);
  return split === null ? null : [`${split[0]} `, split[1] + text.slice(bare.length)];
};

/** A code span or an address that goes over two lines may be read in another way on one. */
const isFaithful = (before: readonly Block[], after: readonly Block[]): boolean => {
  const { facts, kept, invented } = verifyRewrite(renderBlocks(before), renderBlocks(after));
  return kept === facts.length && invented.length === 0;
};

/** One sentence, or its parts where it can be split; a part that is still too long is split again. */
const partsOf = (text: string): string[] => {
  const halves = isLong(countWords(text)) ? halvesOf(text) : null;
  return halves === null ? [text] : halves.flatMap(partsOf);
};

/** Splits the long sentences of paragraphs where both halves make sense alone. */
export const shortenSentences = (blocks: readonly Block[]): Block[] => {
  const definitions = blocks.filter(({ kind }) => kind === 'definition');
  return blocks.map((block) => {
    if (!isPlainParagraph(block) && block.kind !== 'item') return block;
    const sentences = sentencesOf(block);
    // An item of one sentence is parallel to its siblings; one that holds several is a paragraph.
    if (block.kind === 'item' && (sentences.length < 2 || block.body.includes('\n'))) return block;
    const parts = sentences.flatMap(partsOf);
    if (parts.length === sentences.length) return block;
    const body = unwrapped(parts.join(''));
    return isFaithful([block, ...definitions], [{ ...block, body }, ...definitions])
      ? { ...block, body }
      : block;
  });
};

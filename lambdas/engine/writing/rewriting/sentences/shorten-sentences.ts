import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { readDocument } from '#engine/verification/facts/passage-units.ts';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';
import { checkLimits, countSentences } from '#engine/writing/checks/measure-article.ts';
import {
  isPlainParagraph,
  renderBlocks,
  sentencesOf,
  unwrapped,
} from '#engine/writing/rewriting/edit-blocks.ts';
import { splitLongSentence } from './split-sentence.ts';

type Part = { block: number; text: string; words: number };

const isLong = (words: number): boolean => words > checkLimits.sentenceWords;

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

/**
 * Splits over-long sentences of paragraphs, the longest first, where both halves make sense alone, until no more than
 * the accepted share of sentences is long. An article with an accepted share keeps its sentences.
 */
export const shortenSentences = (blocks: readonly Block[]): Block[] => {
  let { all, long } = countSentences(readDocument(renderBlocks(blocks)).blocks);
  const isDone = () => Math.round((long / Math.max(all, 1)) * 100) <= checkLimits.longSentenceShare * 100;
  if (isDone()) return [...blocks];
  const part = (block: number, text: string): Part => ({ block, text, words: countWords(text) });
  const parts = blocks.map((block, i) =>
    isPlainParagraph(block) ? sentencesOf(block).map((text) => part(i, text)) : [],
  );
  const changed = new Set<number>();
  let open = parts.flat().filter(({ words }) => isLong(words));
  while (open.length > 0 && !isDone()) {
    const next: Part[] = [];
    for (const longest of open.sort((a, b) => b.words - a.words)) {
      const halves = isDone() ? null : halvesOf(longest.text)?.map((text) => part(longest.block, text));
      if (halves === undefined || halves === null) continue;
      const siblings = parts[longest.block] ?? [];
      siblings.splice(siblings.indexOf(longest), 1, ...halves);
      changed.add(longest.block);
      const stillLong = halves.filter(({ words }) => isLong(words));
      next.push(...stillLong);
      all += 1;
      long += stillLong.length - 1;
    }
    open = next;
  }
  const definitions = blocks.filter(({ kind }) => kind === 'definition');
  return blocks.map((block, i) => {
    if (!changed.has(i)) return block;
    const body = unwrapped((parts[i] ?? []).map(({ text }) => text).join(''));
    return isFaithful([block, ...definitions], [{ ...block, body }, ...definitions])
      ? { ...block, body }
      : block;
  });
};

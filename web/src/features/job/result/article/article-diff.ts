import { diffArrays, diffWords } from 'diff';
import type { ArticleChange } from '#contracts/keywords/writing.ts';
import {
  type ArticleElement,
  findAll,
  plainText,
} from '#web/features/job/result/article-export/article-node.ts';

/** The words of a changed passage: kept, removed from the original, or added by the rewrite. */
export type WordPiece = { text: string; kind: 'kept' | 'out' | 'in' };

/** One difference in a block: its words before and after, and the reason. */
export type Difference = { words: WordPiece[]; reason: string | null };

/** A block of the optimized article, or a removed block of the original. */
export type ArticleBlock = {
  key: string;
  block: ArticleElement;
  change: { kind: 'changed' | 'removed'; differences: Difference[] } | null;
};

/**
 * Markdown as plain words: links and images become their text, and marks of emphasis, headings and quotes are removed.
 */
export const stripMarkdown = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/\\([\\`*_~{}[\]()#+\-.!>|])|[*_`~]/g, (_, escaped: string | undefined) => escaped ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

const compress = (text: string): string => stripMarkdown(text).replace(/\s+/g, ' ').trim().toLowerCase();

const paragraphs = (markdown: string): string[] =>
  markdown
    .split(/\n{2,}/)
    .map(compress)
    .filter((text) => text !== '');

const wordPieces = (before: string, after: string): WordPiece[] =>
  diffWords(before, after).map((part) => ({
    text: part.value,
    kind: part.added ? 'in' : part.removed ? 'out' : 'kept',
  }));

const differenceOf = ({ before, after, reason }: ArticleChange): Difference => ({
  words: wordPieces(stripMarkdown(before), stripMarkdown(after)),
  reason,
});

const touches = (change: ArticleChange, blockText: string, originText: string): boolean => {
  const parts = paragraphs(change.after);
  if (parts.length === 0) return originText.includes(compress(change.before));
  return parts.some((part) => blockText.includes(part) || part.includes(blockText));
};

const sharedWords = (a: string, b: string): number => {
  const words = new Set(a.split(' '));
  return b.split(' ').filter((word) => words.has(word)).length;
};

const imagesOf = (block: ArticleElement): string[] => findAll([block], 'img').map(({ src = '' }) => src);

/**
 * The most likely origin of a new block: the block with the same image, or the one that shares the most words with it,
 * at least a third of its own.
 */
const findOrigin = (block: ArticleElement, removed: readonly ArticleElement[]): ArticleElement | null => {
  const images = new Set(imagesOf(block));
  const sameImage = removed.find((candidate) => imagesOf(candidate).some((src) => images.has(src)));
  if (sameImage) return sameImage;
  const text = compress(plainText(block));
  let best: ArticleElement | null = null;
  let most = text.split(' ').length / 3;
  for (const candidate of removed) {
    const shared = sharedWords(compress(plainText(candidate)), text);
    if (shared < most) continue;
    most = shared;
    best = candidate;
  }
  return best;
};

type Part = { same: ArticleElement[] } | { removed: ArticleElement[]; added: ArticleElement[] };

/** Runs of blocks that both articles share, and between them the blocks of only one. */
const alignBlocks = (original: readonly ArticleElement[], optimized: readonly ArticleElement[]): Part[] => {
  const isSame = (a: ArticleElement, b: ArticleElement): boolean =>
    a.tag === b.tag && plainText(a) === plainText(b);
  const parts: Part[] = [];
  for (const { value, added, removed } of diffArrays([...original], [...optimized], { comparator: isSame })) {
    const last = parts.at(-1);
    if (!added && !removed) parts.push({ same: value });
    else if (last && 'added' in last) (added ? last.added : last.removed).push(...value);
    else parts.push({ removed: removed ? [...value] : [], added: added ? [...value] : [] });
  }
  return parts;
};

type Compared = Omit<ArticleBlock, 'key'>;

const describeNew = (
  block: ArticleElement,
  origin: ArticleElement | null,
  changes: readonly ArticleChange[],
): Compared => {
  const text = compress(plainText(block));
  const before = origin ? plainText(origin) : '';
  const touching = changes.filter((change) => touches(change, text, compress(before)));
  if (touching.length > 0)
    return { block, change: { kind: 'changed', differences: touching.map(differenceOf) } };
  // One half of a paragraph that was split without changing its words. The words at the cut carry the mark.
  if (compress(before).includes(text)) return { block, change: null };
  const difference = { words: wordPieces(before, plainText(block)), reason: null };
  return { block, change: { kind: 'changed', differences: [difference] } };
};

const describeRemoved = (block: ArticleElement, changes: readonly ArticleChange[]): Compared => {
  const text = plainText(block);
  const explained = changes.find(({ before }) => paragraphs(before).includes(compress(text)));
  const words: WordPiece[] = [{ text, kind: 'out' }];
  return { block, change: { kind: 'removed', differences: [{ words, reason: explained?.reason ?? null }] } };
};

const describePart = (part: Part, changes: readonly ArticleChange[]): Compared[] => {
  if ('same' in part) return part.same.map((block) => ({ block, change: null }));
  const origins = part.added.map((block) => findOrigin(block, part.removed));
  return [
    ...part.added.map((block, index) => describeNew(block, origins[index] ?? null, changes)),
    ...part.removed
      .filter((block) => !origins.includes(block))
      .map((block) => describeRemoved(block, changes)),
  ];
};

/**
 * The optimized article by block. A block that differs from the original carries the recorded changes that affect it,
 * with their reasons. A difference without a recorded change is computed from the two articles.
 */
export const compareArticles = (
  original: readonly ArticleElement[],
  optimized: readonly ArticleElement[],
  changes: readonly ArticleChange[],
): ArticleBlock[] =>
  alignBlocks(original, optimized)
    .flatMap((part) => describePart(part, changes))
    .map((compared, index) => ({ key: String(index), ...compared }));

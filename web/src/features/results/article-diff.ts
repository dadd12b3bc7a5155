import { diffArrays, diffWords } from 'diff';
import type { ArticleChange } from '#contracts/writing.ts';
import { plainText, type SafeElement } from './safe-nodes.ts';

/** Words of a changed passage: kept, taken out of the original, or put in by the rewrite. */
export type WordPiece = { text: string; kind: 'kept' | 'out' | 'in' };

/** A block of the optimized article; one that differs from the original carries how and why. */
export type ArticleBlock = {
  block: SafeElement;
  change: { kind: 'changed' | 'added'; words: WordPiece[]; reasons: string[] } | null;
};

const normalise = (text: string): string =>
  text
    // Markdown links and images to their words, then emphasis, headings and quotes away: the changes are Markdown.
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>~|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const wordPieces = (before: string, after: string): WordPiece[] =>
  diffWords(before, after).map((part) => ({
    text: part.value,
    kind: part.added ? 'in' : part.removed ? 'out' : 'kept',
  }));

const reasonsFor = (text: string, changes: readonly ArticleChange[]): string[] => {
  const here = normalise(text);
  const found = changes.filter(({ after }) => {
    const there = normalise(after);
    return there !== '' && (here.includes(there) || there.includes(here));
  });
  return [...new Set(found.map(({ reason }) => reason))];
};

const sharedWords = (a: string, b: string): number => {
  const words = new Set(a.toLowerCase().split(' '));
  return b
    .toLowerCase()
    .split(' ')
    .filter((word) => words.has(word)).length;
};

/** The replaced block that a new one most likely comes from: most words in common, at least a third of its own. */
const takeOrigin = (text: string, removed: SafeElement[]): string | null => {
  const ranked = removed
    .map((block, index) => ({ index, text: plainText(block), shared: sharedWords(plainText(block), text) }))
    .sort((a, b) => b.shared - a.shared);
  const best = ranked[0];
  if (!best || best.shared * 3 < text.split(' ').length) return null;
  removed.splice(best.index, 1);
  return best.text;
};

const describe = (
  block: SafeElement,
  removed: SafeElement[],
  changes: readonly ArticleChange[],
): ArticleBlock => {
  const text = plainText(block);
  const origin = takeOrigin(text, removed);
  const reasons = reasonsFor(text, changes);
  return origin === null
    ? { block, change: { kind: 'added', words: [{ text, kind: 'in' }], reasons } }
    : { block, change: { kind: 'changed', words: wordPieces(origin, text), reasons } };
};

/**
 * The optimized article block by block, each compared with where it comes from in the original. The comparison
 * is made from the two articles as shown; the recorded changes give the reasons.
 */
export const compareArticles = (
  original: readonly SafeElement[],
  optimized: readonly SafeElement[],
  changes: readonly ArticleChange[],
): ArticleBlock[] => {
  const parts = diffArrays([...original], [...optimized], {
    comparator: (a, b) => a.tag === b.tag && plainText(a) === plainText(b),
  });
  const blocks: ArticleBlock[] = [];
  let removed: SafeElement[] = [];
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) {
      for (const block of part.value) blocks.push(describe(block, removed, changes));
    } else {
      removed = [];
      blocks.push(...part.value.map((block) => ({ block, change: null })));
    }
  }
  return blocks;
};

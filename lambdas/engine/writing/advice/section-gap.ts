import { countWords } from '#domain/text/count-words.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

/** A section needs at least this many words on both sides of a cut. */
const minWords = 100;
/** The number of words on each side of a cut to compare. */
const windowWords = 120;

const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { body }) => sum + countWords(body), 0);

const stretchesOf = (blocks: readonly Block[]): Block[][] => {
  const stretches: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') stretches.push([]);
    else stretches.at(-1)?.push(block);
  }
  return stretches;
};

type Read = { block: Block; size: number; words: ReadonlySet<string> };

/** The words of the blocks from `start` on, in one direction, up to the size of a window. */
const windowAt = (read: readonly Read[], start: number, step: 1 | -1): Set<string> => {
  const words = new Set<string>();
  let size = 0;
  for (let i = start; size < windowWords; i += step) {
    const near = read[i];
    if (near === undefined) break;
    for (const word of near.words) words.add(word);
    size += near.size;
  }
  return words;
};

const rarities = (read: readonly Read[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of read) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log((read.length + 1) / count)]));
};

/** The share of words that both sides of a cut have in common, weighted by their rarity in the stretch. */
const overlap = (
  left: ReadonlySet<string>,
  right: ReadonlySet<string>,
  rarity: ReadonlyMap<string, number>,
): number => {
  const sum = (words: Iterable<string>): number => {
    let total = 0;
    for (const word of words) total += rarity.get(word) ?? 0;
    return total;
  };
  const shared = [...left].filter((word) => right.has(word));
  return sum(shared) / Math.max(1, Math.min(sum(left), sum(right)));
};

const canOpen = ({ block }: Read, before: Read | undefined): boolean =>
  isPlainParagraph(block) && !/[:：]\s*$/.test(before?.block.body ?? '');

/**
 * The place for a subheading: the paragraph in the longest stretch without one before which the words change most.
 * Null if the stretch cannot be cut.
 */
export const sectionGap = (blocks: readonly Block[]): string | null => {
  const longest = stretchesOf(blocks)
    .map((stretch) => ({ stretch, size: wordsOf(stretch) }))
    .reduce((a, b) => (b.size > a.size ? b : a));
  const read = longest.stretch.map((block) => ({
    block,
    size: countWords(block.body),
    words: contentOf(block.body),
  }));
  const rarity = rarities(read);
  let before = 0;
  let best: { text: string; shared: number } | null = null;
  for (const [i, value] of read.entries()) {
    checkDeadline();
    const isOpen = before >= minWords && longest.size - before >= minWords;
    before += value.size;
    if (!isOpen || !canOpen(value, read[i - 1])) continue;
    const shared = overlap(windowAt(read, i - 1, -1), windowAt(read, i, 1), rarity);
    if (best === null || shared < best.shared) best = { text: value.block.body, shared };
  }
  return best === null ? null : best.text.replace(/!?\[([^\]]*)\]\([^)]*\)|[*_`]/g, '$1');
};

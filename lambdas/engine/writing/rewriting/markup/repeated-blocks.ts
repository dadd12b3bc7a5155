import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPicture } from '#engine/writing/rewriting/images/caption-lines.ts';

const letters = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]`, '').toLowerCase();

/** A paragraph of this length is repeated only by mistake. Shorter ones may be a refrain. */
const longParagraph = 20;
/** A short line that stands this often in a row is the label of a gallery or a player. */
const minCopies = 3;
const minWords = 3;

/** The number of paragraphs with the same words in a row, from a position on. */
const copiesAt = (blocks: readonly Block[], at: number): number => {
  const first = blocks[at];
  const rest = blocks.slice(at);
  const end = rest.findIndex(({ kind, body }) => kind !== 'paragraph' || body !== first?.body);
  return end < 0 ? rest.length : end;
};

/**
 * A heading with the words of the one above it, with nothing or only pictures in between, as where a page has its title
 * twice.
 */
const repeatsHeading = (blocks: readonly Block[], at: number): boolean => {
  const block = blocks[at];
  const before = blocks
    .slice(0, at)
    .findLast((other) => other.kind !== 'rule' && other.kind !== 'image' && !isPicture(other));
  return (
    block?.kind === 'heading' &&
    before?.kind === 'heading' &&
    letters(block.body) !== '' &&
    letters(block.body) === letters(before.body)
  );
};

/** Drops what is there twice: a heading below the same heading, a paragraph below the same paragraph. */
export const dropRepeats = (blocks: readonly Block[]): Block[] => {
  const copies = new Set<number>();
  for (const [i, { kind, body }] of blocks.entries()) {
    if (kind !== 'paragraph' || copies.has(i)) continue;
    const count = copiesAt(blocks, i);
    const words = count > 1 ? countWords(body) : 0;
    if (words < (count >= minCopies ? minWords : longParagraph)) continue;
    for (let copy = i + 1; copy < i + count; copy += 1) copies.add(copy);
  }
  return blocks.filter((_, i) => !copies.has(i) && !repeatsHeading(blocks, i));
};

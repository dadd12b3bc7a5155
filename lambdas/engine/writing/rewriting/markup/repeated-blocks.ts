import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPicture } from '#engine/writing/rewriting/images/caption-lines.ts';

const letters = (text: string): string => text.replace(regex.gu`[^\p{L}\p{N}]`, '').toLowerCase();

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

/** Drops a heading below the same heading. Paragraphs with the same words may be the cells of a table, so they stay. */
export const dropRepeats = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, i) => block.kind !== 'heading' || !repeatsHeading(blocks, i));

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

const wordsOf = (text: string): string[] => text.toLowerCase().match(regex.gu`[\p{L}\p{N}]+`) ?? [];

/** A title of fewer words may also be the beginning of a section's heading: "# Rye" above "# Rye in winter". */
const minTitleWords = 3;

/**
 * Drops a title directly above the same title with more words, as where a text has its title and then its own main
 * heading. The longer one says it all. A third H1 may make the second one a section.
 */
export const dropShortTitle = (blocks: readonly Block[]): Block[] => {
  const [first, second] = blocks;
  const mains = blocks.filter(({ kind, level }) => kind === 'heading' && level === 1);
  if (first === undefined || second === undefined || mains.length !== 2) return [...blocks];
  const [short, long] = [wordsOf(first.body), wordsOf(second.body)];
  const isRepeated =
    mains[0] === first &&
    mains[1] === second &&
    short.length >= minTitleWords &&
    short.every((word, i) => long[i] === word);
  return isRepeated ? blocks.slice(1) : [...blocks];
};

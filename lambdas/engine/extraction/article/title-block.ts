import type { ElementNode } from '#engine/extraction/html/tree.ts';
import { titleKey } from '#engine/site-names/site-in-title.ts';
import { type LeafBlock, leafBlocks } from './leaf-blocks.ts';

/** Within this many first blocks, a repetition of the title is the title itself. */
const nearStart = 6;
/** The section name, date and author above the title have less than this share of the prose. */
const leadShare = 0.1;
/** The characters of prose that a scrap above the title does not reach. */
const paragraph = 100;

/** Removes the title and everything above it except whole paragraphs. */
const pruneThrough = (leaves: readonly LeafBlock[]): void => {
  const title = leaves.at(-1);
  for (const leaf of leaves)
    if (leaf === title || (leaf.text !== '' && leaf.node.proseChars < paragraph)) leaf.node.pruned = true;
};

/**
 * Prunes the title if the article's text begins with it, and the scraps above it: the article has the title as a
 * separate field. `titles` are the forms in which the page gives it, as `titleKey`s.
 */
export const pruneTitle = (root: ElementNode, titles: ReadonlySet<string>): void => {
  const leaves = leafBlocks(root);
  let prose = 0;
  for (let at = 0; at < leaves.length; at++) {
    const leaf = leaves[at];
    if (leaf === undefined || prose > leadShare * root.proseChars) return;
    const isTitle = titles.has(titleKey(leaf.text)) && (leaf.level > 0 || at < nearStart);
    if (isTitle) pruneThrough(leaves.slice(0, at + 1));
    prose += leaf.node.proseChars;
  }
};

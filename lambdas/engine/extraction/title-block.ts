import { type LinkTest, leafBlocks } from './leaf-blocks.ts';
import { titleKey } from './page-title.ts';
import type { ElementNode } from './tree.ts';

/** Among this many first blocks a repetition of the title is the title itself. */
const nearStart = 6;
/** Above the title stand a section name, a date, an author: less than this share of the prose. */
const leadShare = 0.1;

/**
 * Prunes the title, which the article has apart, where its text begins with it, and the scraps above it. `titles`
 * are the forms in which the page gives it, as `titleKey`s.
 */
export function pruneTitle(root: ElementNode, titles: ReadonlySet<string>, isInternal: LinkTest): void {
  const leaves = leafBlocks(root, isInternal);
  let prose = 0;
  for (let at = 0; at < leaves.length; at++) {
    const leaf = leaves[at];
    if (leaf === undefined || prose > leadShare * root.proseChars) return;
    const isTitle = titles.has(titleKey(leaf.text)) && (leaf.level > 0 || at < nearStart);
    if (isTitle) for (const before of leaves.slice(0, at + 1)) before.node.pruned = true;
    prose += leaf.node.proseChars;
  }
}

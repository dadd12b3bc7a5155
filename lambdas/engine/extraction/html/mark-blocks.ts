import { blockTags, type ElementNode } from './tree.ts';

/** Sets `isBlock` on every element below `node`; an inline element that contains a block counts as a block. */
export const markBlocks = (node: ElementNode): boolean => {
  let containsBlock = false;
  for (const child of node.children) {
    if (child.kind === 'element' && markBlocks(child)) containsBlock = true;
  }
  node.isBlock = containsBlock || blockTags.has(node.tag);
  return node.isBlock;
};

import { blockTags, type ElementNode } from './tree.ts';

/** Marks `isBlock` on every element below `node`; an inline element around a block is a block itself. */
export const markBlocks = (node: ElementNode): boolean => {
  let holdsBlock = false;
  for (const child of node.children) {
    if (child.kind === 'element' && markBlocks(child)) holdsBlock = true;
  }
  node.isBlock = holdsBlock || blockTags.has(node.tag);
  return node.isBlock;
};

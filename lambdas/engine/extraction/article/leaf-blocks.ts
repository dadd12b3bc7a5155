import {
  collapse,
  type ElementNode,
  headingLevel,
  keptElements,
  type PageNode,
  rawText,
} from '#engine/extraction/html/tree.ts';
import { internalDensity, linkDensity } from './measure.ts';

/** A block of text with its element, as input for the refinement rules. */
export type LeafBlock = {
  node: ElementNode;
  /** Empty for a picture. */
  text: string;
  /** The share of the text (0-1) in links, and in links to other pages of the same site. */
  density: number;
  internal: number;
  /** The level of a heading; 0 for other blocks. */
  level: number;
  inTable: boolean;
  inList: boolean;
};

const isKeptBlock = (node: PageNode): node is ElementNode =>
  node.kind === 'element' && node.isBlock && !node.pruned;

/** The innermost block elements with text or a picture, in document order; code is not split. */
export const leafBlocks = (root: ElementNode): LeafBlock[] => {
  const leaves: LeafBlock[] = [];
  const visit = (node: ElementNode, inTable: boolean, inList: boolean): void => {
    if (node.pruned || node.tag === 'pre') return;
    const level = headingLevel(node);
    const table = inTable || node.tag === 'td' || node.tag === 'th';
    const list = inList || node.tag === 'li' || node.tag === 'dd';
    const blocks = level > 0 || node.muted ? [] : node.children.filter(isKeptBlock);
    for (const child of blocks) visit(child, table, list);
    if (blocks.length > 0) return;
    const text = node.muted ? '' : collapse(rawText(node));
    if (text === '' && keptElements(node, 'img').length === 0) return;
    const density = linkDensity(node);
    leaves.push({
      node,
      text,
      density,
      internal: internalDensity(node),
      level,
      inTable: table,
      inList: list,
    });
  };
  visit(root, false, false);
  return leaves;
};

/** The blocks directly inside an element, without pictures and their captions. */
export const blockChildren = (node: ElementNode): ElementNode[] =>
  node.children.filter(isKeptBlock).filter((child) => !child.muted);

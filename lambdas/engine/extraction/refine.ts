import { isCallToAction, isDateline, isLabel, isLegalNotice, isPointer } from './boilerplate-phrases.ts';
import { hint } from './hint-words.ts';
import { linkDensity } from './measure.ts';
import { collapse, type ElementNode, headingLevel, rawText } from './tree.ts';

/** A block of text with its own element: what the rules below look at, in document order. */
export type LeafBlock = { node: ElementNode; text: string; density: number; isHeading: boolean };

/** The innermost block elements with text, in document order; code is left alone. */
export function leafBlocks(root: ElementNode): LeafBlock[] {
  const leaves: LeafBlock[] = [];
  const visit = (node: ElementNode): void => {
    if (node.pruned || node.muted || node.tag === 'pre') return;
    const blocks = node.children.filter(
      (child) => child.kind === 'element' && child.isBlock && !child.pruned,
    );
    if (blocks.length > 0 && headingLevel(node) === 0) {
      for (const child of blocks) visit(child as ElementNode);
      return;
    }
    const text = collapse(rawText(node));
    if (text !== '')
      leaves.push({ node, text, density: linkDensity(node), isHeading: headingLevel(node) > 0 });
  };
  visit(root);
  return leaves;
}

/** A block that points away from the article consists of its link, but for a word or two. */
const linkOnly = 0.8;
const shortBlock = 250;

function isScrap({ node, text, density, isHeading }: LeafBlock): boolean {
  if (isLabel(text)) return !isInTable(node);
  if (isHeading) return isPointer(text) && text.length < 40;
  if (isInTable(node) || node.tag === 'li') return false;
  if (text.length > shortBlock) return false;
  if (isPointer(text) && density > 0.3) return true;
  if (density >= linkOnly && text.length > 3) return true;
  return isLegalNotice(text);
}

function isInTable(node: ElementNode): boolean {
  return node.tag === 'td' || node.tag === 'th' || node.parent?.tag === 'td';
}

/** Prunes from the found article the blocks that its text shows not to belong to it. */
export function refine(root: ElementNode): void {
  for (const leaf of leafBlocks(root)) {
    if (isScrap(leaf)) leaf.node.pruned = true;
    else if (isDateline(leaf.text) && !isInTable(leaf.node) && !leaf.isHeading) leaf.node.pruned = true;
    else if (isNearCall(leaf)) leaf.node.pruned = true;
  }
  trimEnd(root);
}

function isNearCall({ text, density, isHeading, node }: LeafBlock): boolean {
  return !isHeading && !isInTable(node) && text.length < 200 && density > 0.15 && isCallToAction(text);
}

/** A heading at the end has lost what it stood over. */
function trimEnd(root: ElementNode): void {
  const leaves = leafBlocks(root);
  for (let at = leaves.length - 1; at > 0; at--) {
    const leaf = leaves[at] as LeafBlock;
    if (!leaf.isHeading) return;
    leaf.node.pruned = true;
  }
}

/** Text that goes with a picture is its caption. A figure may hold code, a table or a quotation instead. */
export function muteCaptions(node: ElementNode): void {
  for (const child of node.children) {
    if (child.kind !== 'element' || child.pruned) continue;
    if (isPicture(child)) child.muted = true;
    else muteCaptions(child);
  }
}

function isPicture(node: ElementNode): boolean {
  if (node.tag !== 'figure' && (node.hints & hint.caption) === 0) return false;
  return node.proseChars < 400 && !holdsContent(node);
}

function holdsContent(node: ElementNode): boolean {
  return node.children.some(
    (child) =>
      child.kind === 'element' &&
      (child.tag === 'pre' ||
        child.tag === 'table' ||
        child.tag === 'blockquote' ||
        child.tag === 'ul' ||
        child.tag === 'ol' ||
        holdsContent(child)),
  );
}

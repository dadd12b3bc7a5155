import type { ElementNode } from '#engine/extraction/html/tree.ts';
import {
  isCallToAction,
  isDateline,
  isLabel,
  isLegalNotice,
  isPointer,
  startsWithCall,
} from './boilerplate-phrases.ts';
import { type LeafBlock, leafBlocks } from './leaf-blocks.ts';
import { pruneLinkLists } from './link-lists.ts';
import { measure } from './measure.ts';
import { pruneTeaserCards } from './teaser-cards.ts';
import { pruneTitle } from './title-block.ts';

/** A block that points away from the article consists of a link and at most a word or two. */
const linkOnly = 0.8;
/** The maximum length of a headline; a longer linked line is a reference or a sentence. */
const headline = 140;
/** Pointers, notices and calls are short; a longer block that sounds like one is a paragraph about it. */
const shortBlock = 250;
/** A line of at most this length that begins with a call is one even without a link. */
const shortCall = 160;

const isPointingAway = ({ text, density, internal, level, inTable, inList }: LeafBlock): boolean => {
  if (inTable || text.length > shortBlock) return false;
  if (level > 0) return internal >= linkOnly && isPointer(text);
  if (isPointer(text) && density > 0.3) return true;
  return !inList && internal >= linkOnly && text.length > 3 && text.length <= headline;
};

const isNotice = ({ text, density, level, inTable }: LeafBlock): boolean => {
  if (level > 0 || inTable) return false;
  if (isLabel(text) || isDateline(text)) return true;
  if (text.length <= shortCall && startsWithCall(text)) return true;
  if (text.length > shortBlock) return false;
  return isLegalNotice(text) || (density > 0.15 && isCallToAction(text));
};

/** Shorter blocks repeat by coincidence: labels, prices, steps. */
const copiedBlock = 80;
/**
 * If copies make up this share of its text, a page contains its article twice: for two screen widths, or for printing.
 */
const copiedShare = 0.25;
/** A refrain repeats one text many times; a copy repeats many texts. */
const copiedTexts = 3;

/** Prunes the second copy of an article. A single sentence that an article repeats stays. */
const pruneCopies = (leaves: readonly LeafBlock[]): void => {
  const seen = new Set<string>();
  const copies: LeafBlock[] = [];
  let total = 0;
  for (const leaf of leaves) {
    if (leaf.node.pruned) continue;
    total += leaf.text.length;
    if (leaf.text.length < copiedBlock) continue;
    if (seen.has(leaf.text)) copies.push(leaf);
    seen.add(leaf.text);
  }
  if (new Set(copies.map(({ text }) => text)).size < copiedTexts) return;
  const copied = copies.reduce((sum, { text }) => sum + text.length, 0);
  if (copied >= copiedShare * total) for (const { node } of copies) node.pruned = true;
};

/**
 * Prunes headings of removed sections: the last one, and any followed by one of the same or a higher level. A
 * long heading is a paragraph in large type.
 */
const pruneEmptySections = (leaves: readonly LeafBlock[]): void => {
  let next: LeafBlock | null = null;
  let gap = true;
  for (let at = leaves.length - 1; at > 0; at--) {
    const leaf = leaves[at] as LeafBlock;
    if (leaf.node.pruned) {
      gap = true;
      continue;
    }
    const isEmpty = next === null || (gap && next.level > 0 && next.level <= leaf.level);
    if (leaf.level > 0 && isEmpty && leaf.text.length <= headline) leaf.node.pruned = true;
    else {
      next = leaf;
      gap = false;
    }
  }
};

/**
 * Prunes the blocks whose text and links show that they do not belong to the article. Returns the weighted
 * characters of the teasers among them.
 */
export const refine = (root: ElementNode, titles: ReadonlySet<string>): number => {
  pruneTitle(root, titles);
  const teaserChars = pruneTeaserCards(root);
  pruneLinkLists(root);
  const leaves = leafBlocks(root);
  for (const leaf of leaves) {
    if (leaf.text !== '' && (isPointingAway(leaf) || isNotice(leaf))) leaf.node.pruned = true;
  }
  pruneCopies(leaves);
  pruneEmptySections(leaves);
  measure(root);
  return teaserChars;
};

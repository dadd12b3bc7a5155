import { type ElementNode, headingTags, walkElements } from '#engine/extraction/html/tree.ts';
import { blockChildren } from './leaf-blocks.ts';
import { internalDensity } from './measure.ts';

/** A teaser is a linked headline with a line or two of text. */
const maxCard = 400;
/** The minimum share of a headline that is a link. */
const headlineLink = 0.8;
/** The minimum number of similar adjacent elements: fewer cannot be distinguished from a paragraph with links. */
const minCards = 3;

const inlineBlocks = new Set(['p', 'tr', 'td', 'th', 'dt', 'dd', '#run', 'pre', 'blockquote']);

/** The first block with text in a part; in a teaser it is the headline. */
const firstText = (node: ElementNode): ElementNode => {
  const first = blockChildren(node).find((child) => child.chars > 0);
  return first === undefined ? node : firstText(first);
};

const headingsOf = (node: ElementNode): ElementNode[] => {
  const headings: ElementNode[] = [];
  walkElements(node, (child) => {
    if (!child.pruned && headingTags.has(child.tag)) headings.push(child);
    return !child.pruned;
  });
  return headings;
};

const isCard = (node: ElementNode): boolean => {
  if (inlineBlocks.has(node.tag) || node.chars === 0 || node.chars > maxCard || node.linkChars < 8)
    return false;
  const isLinked = (headline: ElementNode): boolean => internalDensity(headline) >= headlineLink;
  const first = firstText(node);
  return (first !== node && isLinked(first)) || headingsOf(node).some(isLinked);
};

const kindOf = (node: ElementNode): string => {
  if (node.tag === 'li' || node.tag === 'article') return node.tag;
  return `${node.tag} ${node.attributes.class?.trim().split(/\s/, 1)[0] ?? ''}`;
};

const pruneRow = (parent: ElementNode): number => {
  const rows = new Map<string, ElementNode[]>();
  for (const child of blockChildren(parent)) {
    if (!isCard(child)) continue;
    const kind = kindOf(child);
    const row = rows.get(kind);
    if (row === undefined) rows.set(kind, [child]);
    else row.push(child);
  }
  let chars = 0;
  for (const cards of rows.values()) {
    if (cards.length < minCards) continue;
    for (const card of cards) {
      card.pruned = true;
      chars += card.chars;
    }
  }
  return chars;
};

/**
 * Prunes rows of teasers: at least three adjacent parts of one kind, each with a linked headline. Returns their
 * weighted characters, which distinguish an index page from an article.
 */
export const pruneTeaserCards = (root: ElementNode): number => {
  let chars = pruneRow(root);
  walkElements(root, (node) => {
    if (node.pruned || node.muted || !node.isBlock) return false;
    chars += pruneRow(node);
    return undefined;
  });
  return chars;
};

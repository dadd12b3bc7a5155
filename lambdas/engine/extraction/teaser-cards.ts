import { internalDensity } from './internal-links.ts';
import { blockChildren, type LinkTest } from './leaf-blocks.ts';
import { type ElementNode, walkElements } from './tree.ts';

/** A teaser is a linked headline with a line or two of text. */
const maxCard = 400;
/** So much of a headline is its link. */
const headlineLink = 0.8;
/** Like parts side by side: fewer are not told from a paragraph and its links. */
const minCards = 3;

const inlineBlocks = new Set(['p', 'tr', 'td', 'th', 'dt', 'dd', '#run', 'pre', 'blockquote']);

/** The first block with text in a part; in a teaser it is the headline. */
function firstText(node: ElementNode): ElementNode {
  const first = blockChildren(node).find((child) => child.chars > 0);
  return first === undefined ? node : firstText(first);
}

function isCard(node: ElementNode, isInternal: LinkTest): boolean {
  if (inlineBlocks.has(node.tag) || node.chars === 0 || node.chars > maxCard || node.linkChars < 8)
    return false;
  const headline = firstText(node);
  return headline !== node && internalDensity(headline, isInternal) >= headlineLink;
}

/** Prunes rows of teasers: at least three parts of one kind side by side, each with a linked headline. */
export function pruneTeaserCards(root: ElementNode, isInternal: LinkTest): void {
  pruneRow(root, isInternal);
  walkElements(root, (node) => {
    if (node.pruned || node.muted || !node.isBlock) return false;
    pruneRow(node, isInternal);
    return undefined;
  });
}

function pruneRow(parent: ElementNode, isInternal: LinkTest): void {
  const rows = new Map<string, ElementNode[]>();
  for (const child of blockChildren(parent)) {
    if (!isCard(child, isInternal)) continue;
    const kind = `${child.tag} ${child.attributes.class ?? ''}`;
    rows.set(kind, [...(rows.get(kind) ?? []), child]);
  }
  for (const cards of rows.values())
    if (cards.length >= minCards) for (const card of cards) card.pruned = true;
}

import { hint } from './hint-words.ts';
import type { ElementNode } from './tree.ts';

/**
 * The element that holds the article: of all subtrees the one with the highest sum of run scores, then the
 * deepest below it that keeps nearly all of that sum.
 */
export function bestCandidate(root: ElementNode): ElementNode {
  let best = root;
  const visit = (node: ElementNode): void => {
    for (const child of node.children) {
      if (child.kind !== 'element' || child.pruned || !child.isBlock) continue;
      if (weightedScore(child) > weightedScore(best)) best = child;
      visit(child);
    }
  };
  visit(root);
  return descend(best);
}

function weightedScore(node: ElementNode): number {
  let weight = 1;
  if (node.tag === 'article') weight += 0.1;
  if (node.attributes.itemprop === 'articleBody') weight += 0.3;
  if ((node.hints & hint.body) !== 0) weight += 0.15;
  else if ((node.hints & hint.content) !== 0) weight += 0.05;
  return node.score * weight;
}

function descend(from: ElementNode): ElementNode {
  let at = from;
  for (;;) {
    let next: ElementNode | null = null;
    for (const child of at.children) {
      if (child.kind !== 'element' || child.pruned || !child.isBlock) continue;
      if (child.score >= 0.9 * from.score && child.tag !== 'p') next = child;
    }
    if (next === null) return at;
    at = next;
  }
}

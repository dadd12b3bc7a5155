import { bestCandidate } from './candidate-scoring.ts';
import { markBlocks, measure } from './measure.ts';
import { looseLimits, markHints, type PruneLimits, pruneNamed, strictLimits } from './prune.ts';
import { type ElementNode, type ParsedPage, walkElements } from './tree.ts';

/** With less prose than this (two sentences or three), the page is read again with looser rules. */
const enoughProse = 250;

/** Readies a parsed page for `findArticle`: blocks, names, and the weight of everything on it. */
export function prepare(page: ParsedPage): void {
  markBlocks(page.root);
  page.root.isBlock = true;
  markHints(page.root);
  measure(page.root);
}

/** The element that holds the article, its boilerplate pruned. Null for a page without any prose. */
export function findArticle(page: ParsedPage): ElementNode | null {
  const total = page.root.proseChars;
  const strict = attempt(page, total, strictLimits);
  if (strict.proseChars >= enoughProse) return strict;
  const strictProse = strict.proseChars;
  const loose = attempt(page, total, looseLimits);
  if (loose.proseChars > 2 * strictProse) return loose;
  const again = attempt(page, total, strictLimits);
  return again.chars === 0 ? null : again;
}

function attempt(page: ParsedPage, total: number, limits: PruneLimits): ElementNode {
  walkElements(page.root, (node) => {
    node.pruned = false;
    return undefined;
  });
  pruneNamed(page.root, total, limits);
  measure(page.root);
  return bestCandidate(page.root);
}

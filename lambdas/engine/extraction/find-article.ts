import { bestCandidate } from './candidate-scoring.ts';
import { markHints } from './hints.ts';
import { markBlocks, measure } from './measure.ts';
import { looseLimits, type PruneLimits, pruneNamed, strictLimits, surveyPage } from './prune.ts';
import { muteCaptions, refine } from './refine.ts';
import { wrapRuns } from './text-runs.ts';
import { type ElementNode, type ParsedPage, walkElements } from './tree.ts';

/** With less prose than this (two sentences or three), the page is read again with looser rules. */
const enoughProse = 250;

/** Readies a parsed page for `findArticle`: blocks, names, and the weight of everything on it. */
export function prepare(page: ParsedPage): void {
  markBlocks(page.root);
  page.root.isBlock = true;
  wrapRuns(page.body);
  markHints(page.root);
  measure(page.root);
}

/** The element that holds the article, its boilerplate pruned. Null for a page without any prose. */
export function findArticle(page: ParsedPage): ElementNode | null {
  const strict = attempt(page, strictLimits);
  if (strict.proseChars >= enoughProse) return strict;
  const strictProse = strict.proseChars;
  const loose = attempt(page, looseLimits);
  if (loose.proseChars > 2 * strictProse) return loose;
  const again = attempt(page, strictLimits);
  return again.chars === 0 ? null : again;
}

function attempt(page: ParsedPage, limits: PruneLimits): ElementNode {
  walkElements(page.root, (node) => {
    node.pruned = false;
    node.muted = false;
    return undefined;
  });
  measure(page.root);
  muteCaptions(page.root);
  pruneNamed(page.root, surveyPage(page.root, limits));
  measure(page.root);
  const root = bestCandidate(page.root);
  refine(root);
  measure(root);
  return root;
}

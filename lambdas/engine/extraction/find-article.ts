import { bestCandidate } from './candidate-scoring.ts';
import { markHints } from './hints.ts';
import { internalLinkTest } from './internal-links.ts';
import { includeLead } from './lead.ts';
import { markBlocks, measure } from './measure.ts';
import { muteCaptions } from './mute-captions.ts';
import { looseLimits, type PruneLimits, pruneNamed, strictLimits, surveyPage } from './prune.ts';
import { refine } from './refine.ts';
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

/** What finding needs to know of the page beside its tree. */
export type FindContext = {
  /** The forms in which the page gives the article's title, as `titleKey`s. */
  titles: ReadonlySet<string>;
  /** The page's address, to tell links within the site from others. */
  base: string | null;
};

/** The element that holds the article, its boilerplate pruned. Null for a page without any text. */
export function findArticle(page: ParsedPage, context: FindContext): ElementNode | null {
  const strict = attempt(page, context, strictLimits);
  if (strict.proseChars >= enoughProse) return strict;
  const strictProse = strict.proseChars;
  const loose = attempt(page, context, looseLimits);
  if (loose.proseChars > 2 * strictProse) return loose;
  const again = attempt(page, context, strictLimits);
  return again.chars === 0 ? null : again;
}

function attempt(page: ParsedPage, { titles, base }: FindContext, limits: PruneLimits): ElementNode {
  walkElements(page.root, (node) => {
    node.pruned = false;
    node.muted = false;
    return undefined;
  });
  measure(page.root);
  muteCaptions(page.root);
  pruneNamed(page.root, surveyPage(page.root, limits));
  measure(page.root);
  const root = includeLead(page.root, bestCandidate(page.root, titles), titles);
  measure(root);
  refine(root, titles, internalLinkTest(base));
  return root;
}

import { markBlocks } from '#engine/extraction/html/mark-blocks.ts';
import { wrapRuns } from '#engine/extraction/html/text-runs.ts';
import { type ElementNode, type ParsedPage, walkElements } from '#engine/extraction/html/tree.ts';
import { markLinks } from '#engine/extraction/metadata/link-targets.ts';
import { bestCandidate } from './candidate-scoring.ts';
import { markHints } from './hints.ts';
import { includeLead } from './lead.ts';
import { linkDensity, measure } from './measure.ts';
import { muteCaptions } from './mute-captions.ts';
import { looseLimits, type PruneLimits, strictLimits, surveyPage } from './page-survey.ts';
import { pruneNamed } from './prune.ts';
import { refine } from './refine.ts';

/** With less prose than this (two or three sentences), the page is read again with looser rules. */
const enoughProse = 250;
/** Text without sentences is accepted from this length on, and only with few links. */
const enoughText = 400;
const plainLinks = 0.3;

/** Prepares a parsed page for `findArticle`: marks blocks, reads names and measures every element. */
export const prepare = (page: ParsedPage, base: string | null): void => {
  markLinks(page.root, base);
  markBlocks(page.root);
  page.root.isBlock = true;
  wrapRuns(page.body);
  markHints(page.root);
  measure(page.root);
};

/** What the search needs to know about the page in addition to its tree. */
export type FindContext = {
  /** The forms in which the page gives the article's title, as `titleKey`s. */
  titles: ReadonlySet<string>;
};

export type Found = {
  root: ElementNode;
  /** Weighed characters of the teasers for other articles that were pruned from it. */
  teaserChars: number;
  /** Weighed characters of the whole page, boilerplate and all, and of the links in it. */
  pageChars: number;
  pageLinkChars: number;
};

/** Undoes an attempt: the tree is measured with nothing pruned, as `prepare` leaves it. */
const reset = (page: ParsedPage): void => {
  walkElements(page.root, (node) => {
    node.pruned = false;
    node.muted = false;
    return undefined;
  });
  measure(page.root);
};

/** Expects a tree as `prepare` or `reset` leaves it. */
const attempt = (
  page: ParsedPage,
  { titles }: FindContext,
  limits: PruneLimits,
  score?: (root: ElementNode) => void,
): Found => {
  const { chars: pageChars, linkChars: pageLinkChars } = page.root;
  muteCaptions(page.root);
  pruneNamed(page.root, surveyPage(page.root, limits));
  measure(page.root);
  score?.(page.root);
  const root = includeLead(page.root, bestCandidate(page.root, titles), titles);
  measure(root);
  return { root, teaserChars: refine(root, titles), pageChars, pageLinkChars };
};

/** Scores by the amount of text, for pages without sentences: verse, lists, chats, scripts without punctuation. */
const scorePlainly = (root: ElementNode): void => {
  root.score = root.chars - 2 * root.linkChars;
  walkElements(root, (node) => {
    if (node.isBlock) node.score = node.chars - 2 * node.linkChars;
    return !node.pruned;
  });
};

/** The element that holds the article, its boilerplate pruned; an element without text if there is none. */
export const findArticle = (page: ParsedPage, context: FindContext): Found => {
  const strict = attempt(page, context, strictLimits);
  if (strict.root.proseChars >= enoughProse) return strict;
  const { proseChars, chars } = strict.root;
  reset(page);
  const loose = attempt(page, context, looseLimits);
  if (loose.root.proseChars > 2 * proseChars) return loose;
  reset(page);
  const plain = attempt(page, context, strictLimits, scorePlainly);
  const isText = plain.root.chars >= enoughText && linkDensity(plain.root) < plainLinks;
  if (isText && plain.root.chars > 3 * chars) return plain;
  reset(page);
  return attempt(page, context, strictLimits);
};

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
import { wholeContent } from './whole-content.ts';

/** With less prose than this (two or three sentences), the page is read again with looser rules. */
const enoughProse = 250;
/** Text without sentences is accepted from this length on, and only if it has few links. */
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
  /** Whether the page's data declare an article, so that links around it are boilerplate. */
  isDeclared: boolean;
};

/** The measures of an element, which later attempts overwrite. */
export type Measures = Pick<ElementNode, 'chars' | 'linkChars' | 'proseChars'>;

export type Found = {
  root: ElementNode;
  /**
   * The measures of the article. They are those of `root`, unless `root` is all content of a page that is not an
   * article.
   */
  article: Measures;
  /** The measures of the page without named boilerplate. */
  kept: Measures;
  /** The weighted characters of the pruned teasers for other articles. */
  teaserChars: number;
  /** The weighted characters of the whole page, including boilerplate, and of the links in it. */
  pageChars: number;
  pageLinkChars: number;
};

/** Undoes an attempt: the tree is measured again with nothing pruned, as `prepare` leaves it. */
const reset = (page: ParsedPage): void => {
  walkElements(page.root, (node) => {
    node.pruned = false;
    node.muted = false;
    return undefined;
  });
  measure(page.root);
};

const measuresOf = ({ chars, linkChars, proseChars }: ElementNode): Measures => ({
  chars,
  linkChars,
  proseChars,
});

/** Remembers what an attempt pruned; the returned function restores it. */
const rememberMarks = (page: ParsedPage): (() => void) => {
  const marked: { node: ElementNode; pruned: boolean; muted: boolean }[] = [];
  walkElements(page.root, (node) => {
    if (node.pruned || node.muted) marked.push({ node, pruned: node.pruned, muted: node.muted });
    return undefined;
  });
  return () => {
    reset(page);
    for (const { node, pruned, muted } of marked) Object.assign(node, { pruned, muted });
    measure(page.root);
  };
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
  const kept = measuresOf(page.root);
  score?.(page.root);
  const root = includeLead(page.root, bestCandidate(page.root, titles), titles);
  measure(root);
  const teaserChars = refine(root, titles);
  return { root, article: measuresOf(root), kept, teaserChars, pageChars, pageLinkChars };
};

/** Scores by the amount of text, for pages without sentences: verse, lists, chats, transcripts without punctuation. */
const scorePlainly = (root: ElementNode): void => {
  root.score = root.chars - 2 * root.linkChars;
  walkElements(root, (node) => {
    if (node.isBlock) node.score = node.chars - 2 * node.linkChars;
    return !node.pruned;
  });
};

/** The element that contains the article, with its boilerplate pruned; an element without text if there is none. */
const findPart = (page: ParsedPage, context: FindContext): Found => {
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

/** The article is only a part of the page's content if it has less than this share of its text or prose. */
const partShare = 0.5;
/** The same on a page with teasers, which are content in a list and boilerplate next to an article. */
const teaserPage = { chars: 500, share: 0.75 };
/**
 * With this much prose, the element that the page's data declare an article is the article, even among links to others.
 */
const ownProse = 300;
const onlyLinks = 0.8;

const isPartOf = ({ article, teaserChars }: Found, all: Measures, isDeclared: boolean): boolean => {
  const rest = { chars: all.chars - article.chars, linkChars: all.linkChars - article.linkChars };
  if (isDeclared && article.proseChars >= ownProse && linkDensity(rest) > onlyLinks) return false;
  const share = teaserChars > teaserPage.chars ? teaserPage.share : partShare;
  return article.proseChars < partShare * all.proseChars || article.chars < share * all.chars;
};

/**
 * The element that contains the article, with its boilerplate pruned; an element without text if there is none. If a
 * page's content is in many places (a product, a list, a service), it is the element that contains all of it.
 */
export const findArticle = (page: ParsedPage, context: FindContext): Found => {
  const found = findPart(page, context);
  if (!isPartOf(found, found.kept, context.isDeclared)) return found;
  const restore = rememberMarks(page);
  reset(page);
  muteCaptions(page.root);
  pruneNamed(page.root, surveyPage(page.root, strictLimits));
  measure(page.root);
  const root = wholeContent(page, context.titles);
  if (isPartOf(found, measuresOf(root), context.isDeclared)) return { ...found, root };
  restore();
  return found;
};

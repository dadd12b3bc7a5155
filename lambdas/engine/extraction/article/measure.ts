import { TextRun } from '#engine/extraction/html/text-run.ts';
import {
  type ElementNode,
  headingTags,
  type LinkTarget,
  type PageNode,
} from '#engine/extraction/html/tree.ts';

/** A run of this length is prose even without punctuation: menu entries and captions are shorter. */
const proseRun = 80;
/** A run of this length is prose if it contains a comma or a mark that ends a sentence. */
const punctuatedRun = 25;
/** A run without the end of a sentence scores only from this length on: teasers and headlines are shorter. */
const longRun = 200;
/** A heading of this length is a paragraph in large type, as in list articles. */
const longHeading = 140;
/** Prose may contain links but not consist mostly of them. */
const proseLinkShare = 0.5;
/**
 * The score of one character: unlinked text in scraps (labels, dates), links inside and outside of prose, and links to
 * other sites, which menus do not contain. The values are plausible estimates and are not tuned.
 */
const weights = { scrap: -0.2, proseLink: -0.2, link: -0.6, outsideLink: 0.05 };

/** The context of a text: the link that contains it, and whether it is in a heading. */
type Place = { target: LinkTarget; inHeading: boolean };

const measureInline = (node: ElementNode, run: TextRun, outer: LinkTarget): void => {
  const target = node.leadsTo === 'none' ? outer : node.leadsTo;
  const { chars, linkChars } = run;
  for (const child of node.children) {
    if (child.kind === 'text') run.add(child, target);
    else if (!child.pruned) measureInline(child, run, target);
  }
  node.chars = run.chars - chars;
  node.linkChars = run.linkChars - linkChars;
};

const scoreRun = (block: ElementNode, run: TextRun): void => {
  const { chars, linkChars, sentenceMarks, sentenceEnds } = run;
  const own = chars - linkChars;
  const outside = linkChars - run.internalChars - run.placeChars;
  const links = (linkChars - outside) * weights.link + outside * weights.outsideLink;
  const isLong = chars >= proseRun || (chars >= punctuatedRun && sentenceMarks > 0);
  if (!isLong || linkChars >= proseLinkShare * chars) {
    block.score += links + own * weights.scrap;
    return;
  }
  block.proseChars += own;
  block.score += sentenceEnds > 0 || chars >= longRun ? own + linkChars * weights.proseLink : links;
};

const endRun = (block: ElementNode, run: TextRun, inHeading: boolean): void => {
  if (run.chars === 0) return;
  block.chars += run.chars;
  block.linkChars += run.linkChars;
  block.internalChars += run.internalChars;
  block.placeChars += run.placeChars;
  if (!inHeading || run.chars >= longHeading) scoreRun(block, run);
  run.reset();
};

const measureChild = (block: ElementNode, child: PageNode, run: TextRun, place: Place): void => {
  if (child.kind === 'text') run.add(child, place.target);
  if (child.kind === 'text' || child.pruned || child.muted) return;
  if (!child.isBlock) {
    measureInline(child, run, place.target);
    return;
  }
  endRun(block, run, place.inHeading);
  measure(child, place);
  block.chars += child.chars;
  block.linkChars += child.linkChars;
  block.internalChars += child.internalChars;
  block.placeChars += child.placeChars;
  block.proseChars += child.proseChars;
  block.score += child.score;
};

/**
 * Computes the character counts and the score of `node` and its descendants, without pruned and muted elements. The
 * maximum-subtree selection adds up the scores. Characters of prose count as positive, those of links and scraps as
 * negative, so that the best subtree ends where the article does.
 */
export const measure = (node: ElementNode, outer: Place = { target: 'none', inHeading: false }): void => {
  const target = node.leadsTo === 'none' ? outer.target : node.leadsTo;
  const place = { target, inHeading: outer.inHeading || headingTags.has(node.tag) };
  node.chars = 0;
  node.linkChars = 0;
  node.internalChars = 0;
  node.placeChars = 0;
  node.proseChars = 0;
  node.score = 0;
  const run = new TextRun();
  for (const child of node.children) measureChild(node, child, run, place);
  endRun(node, run, place.inHeading);
};

export const linkDensity = (node: Pick<ElementNode, 'chars' | 'linkChars'>): number =>
  node.chars === 0 ? 0 : node.linkChars / node.chars;

/** The share of an element's text in links to other pages of the same site. */
export const internalDensity = (node: ElementNode): number =>
  node.chars === 0 ? 0 : node.internalChars / node.chars;

/** The share of an element's text in links to a place on the page itself. */
export const placeDensity = (node: ElementNode): number =>
  node.chars === 0 ? 0 : node.placeChars / node.chars;

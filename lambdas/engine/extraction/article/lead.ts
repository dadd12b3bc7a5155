import { hint } from '#engine/extraction/html/hint-words.ts';
import {
  collapse,
  type ElementNode,
  headingLevel,
  isWithin,
  rawText,
  walkElements,
} from '#engine/extraction/html/tree.ts';
import { titleKey } from '#engine/site-names/site-in-title.ts';
import { linkDensity } from './measure.ts';

/** A lead has at least a short sentence, has few links, and is shorter than the text after it. */
const minLead = 50;
const maxLinks = 0.4;
const maxShare = 0.5;

/** A subtitle belongs to the title: it is in the article's header or has a class that says so. */
const isTitleBlock = (node: ElementNode): boolean => node.tag === 'header' || (node.hints & hint.title) !== 0;

const containsBlocks = (node: ElementNode): boolean =>
  node.children.some((child) => child.kind === 'element' && child.isBlock);

const isLead = (node: ElementNode): boolean => {
  const isHeadline = headingLevel(node) > 0 && node.chars > 2 * minLead;
  return (node.proseChars >= minLead || isHeadline) && linkDensity(node) < maxLinks;
};

/**
 * The content between the title and the found article, if the title comes first: blocks of prose and the first picture.
 */
const leadBlocks = (ancestor: ElementNode, title: ElementNode, article: ElementNode): ElementNode[] => {
  const blocks: ElementNode[] = [];
  let state: 'before' | 'between' | 'after' = 'before';
  walkElements(ancestor, (node) => {
    if (node === title) state = 'between';
    else if (node === article) state = 'after';
    if (state === 'between' && node.muted && !blocks.some((block) => block.muted)) blocks.push(node);
    if (state === 'after' || node === title || node.pruned || node.muted || !node.isBlock) return false;
    if (state === 'between' && isTitleBlock(node) && !isWithin(article, node)) return false;
    if (state === 'before' || containsBlocks(node)) return undefined;
    if (isLead(node)) blocks.push(node);
    return false;
  });
  return blocks;
};

/** The last heading before or within the article that repeats the title; otherwise the page's first `h1`. */
const findTitle = (
  root: ElementNode,
  titles: ReadonlySet<string>,
  article: ElementNode,
): ElementNode | null => {
  let found: ElementNode | null = null;
  let first: ElementNode | null = null;
  let isPast = false;
  walkElements(root, (node) => {
    if (node === article) isPast = true;
    if (isPast || node.pruned) return false;
    if (headingLevel(node) === 0) return undefined;
    if (node.tag === 'h1') first ??= node;
    if (titles.has(titleKey(collapse(rawText(node))))) found = node;
    return false;
  });
  return found ?? first;
};

const commonAncestor = (a: ElementNode, b: ElementNode): ElementNode => {
  let ancestor = a;
  while (!isWithin(b, ancestor) && ancestor.parent !== null) ancestor = ancestor.parent;
  return ancestor;
};

/** Prunes everything below `node` except the kept elements and their ancestors. Returns true if there are any. */
const keepOnly = (node: ElementNode, kept: ReadonlySet<ElementNode>): boolean => {
  let holds = false;
  for (const child of node.children) {
    if (child.kind !== 'element') continue;
    if (kept.has(child) || keepOnly(child, kept)) holds = true;
    else child.pruned = true;
  }
  return holds;
};

/** Keeps a lead of several blocks whole: short lines in a separate element belong to the prose next to them. */
const withNeighbours = (block: ElementNode, title: ElementNode, article: ElementNode): ElementNode[] => {
  const { parent } = block;
  if (parent === null || block.muted || isWithin(title, parent) || isWithin(article, parent)) return [block];
  return parent.children.filter(
    (child): child is ElementNode =>
      child.kind === 'element' && child.isBlock && !child.pruned && linkDensity(child) < maxLinks,
  );
};

/**
 * The article with the lead between it and its title, if the page separates them: their common ancestor, with
 * everything else pruned. Without such a lead, the article itself.
 */
export const includeLead = (
  page: ElementNode,
  article: ElementNode,
  titles: ReadonlySet<string>,
): ElementNode => {
  const title = findTitle(page, titles, article);
  if (title === null) return article;
  const ancestor = commonAncestor(title, article);
  const lead = leadBlocks(ancestor, title, article);
  const chars = lead.reduce((sum, node) => sum + (node.muted ? 0 : node.chars), 0);
  if (lead.length === 0 || chars > maxShare * article.proseChars) return article;
  keepOnly(ancestor, new Set([...lead.flatMap((block) => withNeighbours(block, title, article)), article]));
  return ancestor;
};

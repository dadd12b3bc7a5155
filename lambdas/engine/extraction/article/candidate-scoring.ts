import { hint } from '#engine/extraction/html/hint-words.ts';
import {
  collapse,
  type ElementNode,
  headingLevel,
  rawText,
  walkElements,
} from '#engine/extraction/html/tree.ts';
import { titleKey } from '#engine/site-names/site-in-title.ts';

const weightedScore = (node: ElementNode): number => {
  let weight = 1;
  if (node.tag === 'article') weight += 0.1;
  if (node.attributes.itemprop === 'articleBody') weight += 0.3;
  if ((node.hints & hint.body) !== 0) weight += 0.15;
  else if ((node.hints & hint.content) !== 0) weight += 0.05;
  return node.score * weight;
};

/** If a page has several `article` elements, shorter ones are teasers. */
const minArticle = 140;

const containsTitle = (article: ElementNode, titles: ReadonlySet<string>): boolean => {
  let holds = false;
  walkElements(article, (node) => {
    if (headingLevel(node) > 0 && titles.has(titleKey(collapse(rawText(node))))) holds = true;
    return !holds;
  });
  return holds;
};

/** On a page with several adjacent `article` elements, the one that contains the page's title. */
const titledArticle = (root: ElementNode, titles: ReadonlySet<string>): ElementNode | null => {
  const articles: ElementNode[] = [];
  walkElements(root, (node) => {
    if (node.pruned) return false;
    if (node.tag !== 'article' || node.proseChars < minArticle) return undefined;
    articles.push(node);
    return false;
  });
  const titled = articles.filter((article) => containsTitle(article, titles));
  return articles.length > 1 && titled.length === 1 ? (titled[0] ?? null) : null;
};

const descend = (from: ElementNode): ElementNode => {
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
};

/** A single element named as the article's body is accepted if it has at least this share of the score. */
const bodyShare = 0.6;

/** The only element below `root` that the page names as its article's body, if it has most of the score of `root`. */
const namedBody = (root: ElementNode): ElementNode | null => {
  const bodies: ElementNode[] = [];
  walkElements(root, (node) => {
    if (node.pruned || node.proseChars < minArticle) return false;
    if ((node.hints & hint.body) === 0 && node.attributes.itemprop !== 'articleBody') return undefined;
    bodies.push(node);
    return false;
  });
  const [body] = bodies;
  return body !== undefined && bodies.length === 1 && body.score >= bodyShare * root.score ? body : null;
};

/**
 * The element that contains the article. It starts from the subtree with the highest sum of run scores and descends to
 * the deepest element that keeps nearly all of that sum.
 */
export const bestCandidate = (root: ElementNode, titles: ReadonlySet<string>): ElementNode => {
  let best = root;
  const visit = (node: ElementNode): void => {
    for (const child of node.children) {
      if (child.kind !== 'element' || child.pruned || !child.isBlock) continue;
      if (weightedScore(child) > weightedScore(best)) best = child;
      visit(child);
    }
  };
  visit(root);
  const part = titledArticle(best, titles) ?? best;
  return descend(namedBody(part) ?? part);
};

import { checkDeadline } from '#engine/bounds/deadline.ts';

/** Attributes that extraction reads; all others are dropped while parsing, which keeps the tree small. */
export type Attributes = Record<string, string>;

/**
 * The target of a link: none (an `a` without an address), another site or mailbox, another page of this site, or this
 * page.
 */
export type LinkTarget = 'none' | 'outside' | 'internal' | 'place';

/** What `measure` counts in a text; see `countText`. */
export type TextCounts = {
  /** Weighted characters. */
  chars: number;
  /** Marks that end or divide sentences, and the number of those that end one. */
  sentenceMarks: number;
  sentenceEnds: number;
};

export class TextNode {
  readonly kind = 'text';
  text: string;
  /**
   * Set when the text is first counted: a page is measured several times, and its text does not change after parsing.
   */
  counts: TextCounts | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

export type PageNode = ElementNode | TextNode;

/**
 * An element of a parsed page. `measure` sets the numbers. They count collapsed characters of the element's kept text,
 * so a pruned child does not count in its ancestors.
 */
export class ElementNode {
  readonly kind = 'element';
  readonly tag: string;
  readonly attributes: Attributes;
  parent: ElementNode | null;
  children: PageNode[] = [];
  /** True if a rule decided that the element is not part of the article; serializers skip it. */
  pruned = false;
  /** True for elements that belong to a picture: the picture is kept, but its caption is not part of the article's text. */
  muted = false;
  /** The element starts and ends a line of text because of its tag, or because it contains such an element. */
  isBlock = false;
  /** The `hint` bits of the words in its class and id. */
  hints = 0;
  chars = 0;
  /** The characters of all links, of those to other pages of the same site, and of those to a place on this page. */
  linkChars = 0;
  internalChars = 0;
  placeChars = 0;
  /** The target of a link; set by `markLinks`. */
  leadsTo: LinkTarget = 'none';
  /** The sum of the scores of the text runs, positive for article text; see candidate-scoring. */
  score = 0;
  /** The characters of prose: of runs with enough text and few links. */
  proseChars = 0;

  constructor(tag: string, attributes: Attributes, parent: ElementNode | null) {
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
  }
}

/** The result of one pass over the markup. */
export type ParsedPage = {
  root: ElementNode;
  body: ElementNode;
  /** The `lang` of the page's root. */
  language: string | null;
  /** The value of `<base href>`, as written. */
  baseHref: string | null;
  title: string;
  metas: Attributes[];
  links: Attributes[];
  jsonLd: string[];
  scriptCount: number;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The tag of the element that `wrapRuns` puts around loose text: a paragraph without markup in the page. */
export const runTag = '#run';

export const blockTags = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav noscript ol p ' +
    'pre search section summary table tbody td tfoot th thead tr ul',
);

export const headingTags = words('h1 h2 h3 h4 h5 h6');

/** The level of a heading element, or 0. */
export const headingLevel = (node: ElementNode): number =>
  headingTags.has(node.tag) ? node.tag.charCodeAt(1) - 48 : 0;

/** Calls `visit` on each element below `node` in document order; if it returns `false`, the subtree is skipped. */
export const walkElements = (
  node: ElementNode,
  visit: (element: ElementNode) => boolean | undefined,
): void => {
  for (const child of node.children) {
    checkDeadline();
    if (child.kind === 'element' && visit(child) !== false) walkElements(child, visit);
  }
};

/** All text below a node without pruned elements, with the white space of the source. */
export const rawText = (node: ElementNode): string => {
  let text = '';
  for (const child of node.children) {
    if (child.kind === 'text') text += child.text;
    else if (!child.pruned)
      text += child.isBlock || child.tag === 'br' ? ` ${rawText(child)} ` : rawText(child);
  }
  return text;
};

/**
 * Replaces each run of blanks with one. This takes two steps, because one match of millions of characters can exhaust
 * the stack.
 */
export const collapseSpaces = (text: string): string =>
  text.replace(/\s{1,1000}/g, ' ').replace(/ {2,}/g, ' ');

/** Text on one line: white space collapsed and trimmed. */
export const collapse = (text: string): string => collapseSpaces(text).trim();

export const isWithin = (node: ElementNode, ancestor: ElementNode): boolean => {
  for (let at: ElementNode | null = node; at !== null; at = at.parent) if (at === ancestor) return true;
  return false;
};

/** The elements with a tag below `node`, except pruned ones. */
export const keptElements = (node: ElementNode, tag: string): ElementNode[] => {
  const found: ElementNode[] = [];
  walkElements(node, (element) => {
    if (element.tag === tag && !element.pruned) found.push(element);
    return !element.pruned;
  });
  return found;
};

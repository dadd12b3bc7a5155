import { hint, readHints } from './hints.ts';
import { linkDensity } from './measure.ts';
import { type ElementNode, headingTags } from './tree.ts';

/** How much a pass may take away: the second try of a page that came out empty trusts names and hiding less. */
export type PruneLimits = {
  /** A part named as boilerplate is kept when it holds more than this share of the page's prose. */
  namedShare: number;
  /** Likewise a hidden part: some pages hide the article until a script has run. */
  hiddenShare: number;
};

export const strictLimits: PruneLimits = { namedShare: 0.4, hiddenShare: 0.5 };
export const looseLimits: PruneLimits = { namedShare: 0.12, hiddenShare: 0.05 };

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const boilerplateTags = words('nav aside dialog menu noscript search');
const boilerplateRoles = words(
  'navigation complementary contentinfo search dialog alertdialog alert menu menubar toolbar tablist banner',
);
const keptTags = words('html body main');
const hidingStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

const removesBlock =
  hint.comments |
  hint.share |
  hint.related |
  hint.promo |
  hint.chrome |
  hint.notice |
  hint.author |
  hint.caption |
  hint.hidden |
  hint.meta |
  hint.teaser;

export function isHidden(node: ElementNode): boolean {
  const { attributes } = node;
  if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') return true;
  return attributes.style !== undefined && hidingStyle.test(attributes.style);
}

/** Reads the hints of every element below `node`; class names that a theme puts on each post say nothing. */
export function markHints(node: ElementNode): void {
  for (const child of node.children) {
    if (child.kind !== 'element') continue;
    child.hints = readHints(child.attributes);
    markHints(child);
  }
}

/**
 * Prunes, from the outside in, what is boilerplate by its tag, role, name or hiding. `measure` must have run on
 * the whole page, as large parts are protected by their share of the prose.
 */
export function pruneNamed(node: ElementNode, totalProse: number, limits: PruneLimits): void {
  for (const child of node.children) {
    if (child.kind !== 'element' || child.pruned) continue;
    if (isBoilerplate(child, totalProse, limits)) child.pruned = true;
    else pruneNamed(child, totalProse, limits);
  }
}

function isBoilerplate(node: ElementNode, totalProse: number, limits: PruneLimits): boolean {
  const { tag, attributes } = node;
  if (keptTags.has(tag) || attributes.itemprop === 'articleBody') return false;
  const share = node.proseChars / Math.max(totalProse, 1);
  if (isHidden(node)) return share <= limits.hiddenShare;
  if (boilerplateTags.has(tag)) return share <= limits.namedShare;
  if (tag === 'footer') return share <= limits.namedShare && node.parent?.tag !== 'blockquote';
  if (tag === 'form') return share <= 0.1;
  if (tag === 'figcaption') return true;
  if (tag === 'button' || tag === 'label' || tag === 'legend') return !isWithinHeading(node);
  if (attributes.role !== undefined && boilerplateRoles.has(attributes.role))
    return share <= limits.namedShare;
  return isNamedBoilerplate(node, share, limits);
}

function isWithinHeading(node: ElementNode): boolean {
  const parent = node.parent;
  return parent !== null && (headingTags.has(parent.tag) || parent.tag === 'summary' || parent.tag === 'dt');
}

function isNamedBoilerplate(node: ElementNode, share: number, limits: PruneLimits): boolean {
  const bits = node.hints & removesBlock;
  if (bits === 0) return false;
  if (node.tag === 'article' && bits !== hint.comments && bits !== hint.related) return false;
  if ((bits & hint.comments) !== 0) return share <= 0.9;
  if (headingTags.has(node.tag) || node.tag === 'a')
    return (bits & (hint.share | hint.hidden | hint.related)) !== 0;
  if ((node.hints & hint.body) !== 0) return share <= 0.02;
  if ((bits & (hint.share | hint.related | hint.promo | hint.chrome | hint.notice | hint.hidden)) !== 0) {
    return share <= limits.namedShare;
  }
  if ((bits & (hint.caption | hint.teaser)) !== 0) return share <= 0.15;
  return share <= 0.15 || linkDensity(node) > 0.6;
}

import { hint } from './hint-words.ts';
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

/** Names that condemn a part whatever it looks like, up to the share of prose in the limits. */
const strongHints = hint.share | hint.related | hint.promo | hint.chrome | hint.notice | hint.widget;
/** Names that small parts of boilerplate have, but large parts of articles too. */
const weakHints = hint.caption | hint.teaser | hint.meta | hint.author;
const smallShare = 0.15;

/** What `pruneNamed` knows of the page as a whole. */
export type PruneContext = {
  limits: PruneLimits;
  /** Weighed characters of prose on the page, comments apart. */
  totalProse: number;
  /** Hints that this page gives to its article, so that they tell nothing. */
  ignored: number;
};

/** Hints that a page may turn out to give to its article; what hides a part is judged part by part. */
const surveyed = (strongHints | weakHints | hint.comments) & ~hint.hidden;

/** Above this share of the page's text, a name is given to the article as well as to boilerplate. */
function trustedShare(bit: number): number {
  if ((bit & (hint.chrome | hint.notice)) !== 0) return 0.8;
  return (bit & weakHints) !== 0 ? 0.3 : 0.6;
}

/** Weighed characters of the outermost parts of the page with each hint: prose, or all text for the weak ones. */
function textByHint(root: ElementNode): Map<number, number> {
  const text = new Map<number, number>();
  const visit = (node: ElementNode, seen: number): void => {
    for (const child of node.children) {
      if (child.kind !== 'element' || child.chars === 0) continue;
      const fresh = child.hints & surveyed & ~seen;
      for (let bit = 1; bit <= fresh; bit <<= 1) {
        if ((fresh & bit) === 0) continue;
        const weight = (bit & weakHints) !== 0 ? child.chars : child.proseChars;
        text.set(bit, (text.get(bit) ?? 0) + weight);
      }
      visit(child, seen | fresh);
    }
  };
  visit(root, 0);
  return text;
}

/**
 * Looks over a measured page: how much prose is not in comments, and which hints cannot be trusted, as they would
 * take away most of it (a page built of `widget`s, an article whose paragraphs are named `paywall`).
 */
export function surveyPage(root: ElementNode, limits: PruneLimits): PruneContext {
  const text = textByHint(root);
  const comments = text.get(hint.comments) ?? 0;
  const isForum = comments >= 0.95 * root.proseChars;
  const totalProse = Math.max(isForum ? root.proseChars : root.proseChars - comments, 1);
  let ignored = isForum ? hint.comments : 0;
  for (const [bit, chars] of text) {
    const total = (bit & weakHints) !== 0 ? root.chars : totalProse;
    if (bit !== hint.comments && chars > trustedShare(bit) * total) ignored |= bit;
  }
  return { limits, totalProse, ignored };
}

/** Prunes, from the outside in, what is boilerplate by its tag, role, name or hiding. */
export function pruneNamed(node: ElementNode, context: PruneContext): void {
  for (const child of node.children) {
    if (child.kind !== 'element' || child.pruned) continue;
    if (isBoilerplate(child, context)) child.pruned = true;
    else pruneNamed(child, context);
  }
}

function isBoilerplate(node: ElementNode, context: PruneContext): boolean {
  const { tag, attributes } = node;
  if (keptTags.has(tag) || attributes.itemprop === 'articleBody') return false;
  const share = node.proseChars / context.totalProse;
  const { namedShare, hiddenShare } = context.limits;
  if ((node.hints & (hint.concealed | hint.hidden)) !== 0) {
    return share <= hiddenShare && !isHiddenSlide(node);
  }
  if (tag === 'nav') return share <= chromeShare(context.limits);
  if (boilerplateTags.has(tag) && share <= namedShare) return true;
  if (tag === 'footer') return share <= chromeShare(context.limits) && node.parent?.tag !== 'blockquote';
  if (tag === 'form') return share <= 0.1;
  if (tag === 'figcaption') return true;
  if (tag === 'button' || tag === 'label' || tag === 'legend') return !isWithinHeading(node);
  if (attributes.role !== undefined && boilerplateRoles.has(attributes.role)) return share <= namedShare;
  return isNamedBoilerplate(node, share, context);
}

/** One of several like parts of which another is shown: a gallery's slide, a tab, a page of a long article. */
function isHiddenSlide(node: ElementNode): boolean {
  if (node.proseChars < 100) return false;
  const name = firstClass(node);
  return (node.parent?.children ?? []).some(
    (sibling) =>
      sibling.kind === 'element' &&
      sibling.tag === node.tag &&
      sibling.proseChars >= 100 &&
      (sibling.hints & (hint.concealed | hint.hidden)) === 0 &&
      name !== '' &&
      firstClass(sibling) === name,
  );
}

function firstClass(node: ElementNode): string {
  return node.attributes.class?.trim().split(/\s/, 1)[0] ?? '';
}

function isWithinHeading(node: ElementNode): boolean {
  const parent = node.parent;
  return parent !== null && (headingTags.has(parent.tag) || parent.tag === 'summary' || parent.tag === 'dt');
}

function isNamedBoilerplate(node: ElementNode, share: number, context: PruneContext): boolean {
  if ((node.hints & hint.comments & ~context.ignored) !== 0) return true;
  const strong = node.hints & strongHints & ~context.ignored;
  if (node.tag === 'article') return strong === hint.related && share <= context.limits.namedShare;
  if (headingTags.has(node.tag) || node.tag === 'a') {
    return (strong & (hint.share | hint.related)) !== 0;
  }
  if ((node.hints & hint.body) !== 0) return strong !== 0 && share <= 0.02;
  if ((strong & (hint.chrome | hint.notice)) !== 0) return share <= chromeShare(context.limits);
  if (strong !== 0) return share <= context.limits.namedShare;
  if ((node.hints & hint.contents) !== 0) return linkDensity(node) > 0.5;
  if ((node.hints & weakHints & ~context.ignored) !== 0)
    return share <= smallShare || linkDensity(node) > 0.6;
  return false;
}

/** Menus, footers and notices are rarely misnamed; on a page with a short text they may be most of its prose. */
function chromeShare(limits: PruneLimits): number {
  return limits.namedShare * 1.75;
}

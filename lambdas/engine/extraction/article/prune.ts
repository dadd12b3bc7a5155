import { hint } from '#engine/extraction/html/hint-words.ts';
import { type ElementNode, headingTags } from '#engine/extraction/html/tree.ts';
import { linkDensity } from './measure.ts';
import { type PruneContext, type PruneLimits, strongHints, weakHints } from './page-survey.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const boilerplateTags = words('nav aside dialog menu noscript search');
const boilerplateRoles = words(
  'navigation complementary contentinfo search dialog alertdialog alert menu menubar toolbar tablist banner',
);
const keptTags = words('html body main');

const smallShare = 0.15;
/** The least prose of a slide. */
const slideProse = 100;

const firstClass = (node: ElementNode): string => node.attributes.class?.trim().split(/\s/, 1)[0] ?? '';

const partKind = (node: ElementNode): string => `${node.tag} ${firstClass(node)}`;

/** The kinds of an element's shown children that contain prose. */
const shownKinds = (parent: ElementNode): ReadonlySet<string> => {
  const kinds = new Set<string>();
  for (const child of parent.children) {
    if (child.kind !== 'element' || child.proseChars < slideProse) continue;
    if ((child.hints & (hint.concealed | hint.hidden)) === 0 && firstClass(child) !== '')
      kinds.add(partKind(child));
  }
  return kinds;
};

/** True for a hidden part if a similar part is shown: a gallery's slide, a tab, a page of a long article. */
const isHiddenSlide = (node: ElementNode, shown: () => ReadonlySet<string>): boolean =>
  node.proseChars >= slideProse && shown().has(partKind(node));

/** Menus, footers and notices are rarely misnamed; on a page with a short text, they may be most of its prose. */
const chromeShare = (limits: PruneLimits): number => limits.namedShare * 1.75;

const isWithinHeading = (node: ElementNode): boolean => {
  const parent = node.parent;
  return parent !== null && (headingTags.has(parent.tag) || parent.tag === 'summary' || parent.tag === 'dt');
};

/** True for the character (`¶`, `#`, `§`) next to a heading that links to the heading itself. */
const isPermalink = (node: ElementNode): boolean =>
  node.tag === 'a' && node.leadsTo === 'place' && node.chars <= 1 && isWithinHeading(node);

const isNamedBoilerplate = (node: ElementNode, share: number, context: PruneContext): boolean => {
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
};

/** `shown` returns the kinds of the element's siblings that are shown. */
const isBoilerplate = (
  node: ElementNode,
  context: PruneContext,
  shown: () => ReadonlySet<string>,
): boolean => {
  const { tag, attributes } = node;
  if (keptTags.has(tag) || attributes.itemprop === 'articleBody') return false;
  const share = node.proseChars / context.totalProse;
  const { namedShare, hiddenShare } = context.limits;
  if ((node.hints & (hint.concealed | hint.hidden)) !== 0) {
    return share <= hiddenShare && !isHiddenSlide(node, shown);
  }
  if (tag === 'nav') return share <= chromeShare(context.limits);
  if (boilerplateTags.has(tag) && share <= namedShare) return true;
  if (tag === 'footer') return share <= chromeShare(context.limits) && node.parent?.tag !== 'blockquote';
  if (tag === 'form') return share <= 0.1;
  if (tag === 'figcaption' || isPermalink(node)) return true;
  if (tag === 'button' || tag === 'label' || tag === 'legend') return !isWithinHeading(node);
  if (attributes.role !== undefined && boilerplateRoles.has(attributes.role)) return share <= namedShare;
  return isNamedBoilerplate(node, share, context);
};

/** Prunes boilerplate from the outside in, as its tag, role, name or hiding indicates. */
export const pruneNamed = (node: ElementNode, context: PruneContext): void => {
  let kinds: ReadonlySet<string> | null = null;
  const shown = (): ReadonlySet<string> => {
    kinds ??= shownKinds(node);
    return kinds;
  };
  for (const child of node.children) {
    if (child.kind !== 'element' || child.pruned) continue;
    if (isBoilerplate(child, context, shown)) child.pruned = true;
    else pruneNamed(child, context);
  }
};

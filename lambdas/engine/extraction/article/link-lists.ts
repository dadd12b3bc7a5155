import { collapse, type ElementNode, rawText, walkElements } from '#engine/extraction/html/tree.ts';
import { isPointer } from './boilerplate-phrases.ts';
import { internalDensity, placeDensity } from './measure.ts';

/** A list this full of links to the same site is a menu, its tags or pointers to other articles. */
const listDensity = 0.6;

/** A list that a sentence ending in a colon announces belongs to the text. */
const isAnnounced = (list: ElementNode): boolean => {
  const siblings = list.parent?.children ?? [];
  for (let at = siblings.indexOf(list) - 1; at >= 0; at--) {
    const before = siblings[at];
    if (before?.kind !== 'element' || before.pruned || before.muted) continue;
    const text = collapse(rawText(before));
    if (text !== '') return /[:\uff1a]$/.test(text) && !isPointer(text);
  }
  return false;
};

/** Prunes the lists below `root` that only lead to other pages of the site, or to places on this one. */
export const pruneLinkLists = (root: ElementNode): void => {
  walkElements(root, (node) => {
    if (node.pruned || node.muted) return false;
    if (node.tag !== 'ul' && node.tag !== 'ol' && node.tag !== 'dl') return undefined;
    const density = Math.max(internalDensity(node), placeDensity(node));
    if (density >= listDensity && !isAnnounced(node)) node.pruned = true;
    return undefined;
  });
};

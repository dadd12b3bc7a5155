import { collapse, type ElementNode, rawText } from '#engine/extraction/html/tree.ts';
import { isPointer } from './boilerplate-phrases.ts';
import { internalDensity, placeDensity } from './measure.ts';

/** A list with this share of links to the same site is a menu, a list of tags, or pointers to other articles. */
const listDensity = 0.6;

/** Whether a sentence that ends in a colon announces a list, which then belongs to the text. */
const announcesList = (before: ElementNode): boolean => {
  const text = collapse(rawText(before));
  return /[:\uff1a]$/.test(text) && !isPointer(text);
};

const isDense = (list: ElementNode): boolean =>
  Math.max(internalDensity(list), placeDensity(list)) >= listDensity;

/** Prunes the lists below `root` that only link to other pages of the site, or to places on this page. */
export const pruneLinkLists = (root: ElementNode): void => {
  // One pass: a page may have a hundred thousand adjacent lists, so each list's predecessor is checked once.
  let before: ElementNode | null = null;
  let isAnnounced: boolean | null = null;
  for (const child of root.children) {
    if (child.kind !== 'element' || child.pruned || child.muted) continue;
    if ((child.tag === 'ul' || child.tag === 'ol' || child.tag === 'dl') && isDense(child)) {
      isAnnounced ??= before !== null && announcesList(before);
      child.pruned = !isAnnounced;
    }
    if (child.pruned) continue;
    pruneLinkLists(child);
    if (child.chars === 0) continue;
    before = child;
    isAnnounced = null;
  }
};

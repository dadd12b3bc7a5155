import { hint } from '#engine/extraction/html/hint-words.ts';
import type { ElementNode } from '#engine/extraction/html/tree.ts';

/** A figure may contain these instead of a picture; their text belongs to the article. */
const contentTags = new Set(['pre', 'table', 'blockquote', 'ul', 'ol']);
/** A longer text is not a caption. */
const longCaption = 400;

const containsContent = (node: ElementNode): boolean =>
  node.children.some(
    (child) => child.kind === 'element' && (contentTags.has(child.tag) || containsContent(child)),
  );

const isPicture = (node: ElementNode): boolean => {
  if (node.tag !== 'figure' && (node.hints & hint.caption) === 0) return false;
  return node.proseChars < longCaption && !containsContent(node);
};

/** Sets `muted` on figures and on other elements named as captions. */
export const muteCaptions = (node: ElementNode): void => {
  for (const child of node.children) {
    if (child.kind !== 'element' || child.pruned) continue;
    if (isPicture(child)) child.muted = true;
    else muteCaptions(child);
  }
};

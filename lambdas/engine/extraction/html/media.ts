import type { Article } from '#contracts/jobs/article.ts';
import { hint } from './hint-words.ts';
import { httpAddress } from './resolve-address.ts';
import { collapse, type ElementNode, rawText, walkElements } from './tree.ts';

/** Attributes in which lazy loaders keep the address until the image is visible. */
const lazySources = ['data-src', 'data-lazy-src', 'data-original'] as const;
const placeholder =
  /(?:^data:|blank\.(?:gif|png)|placeholder|spacer\.|\/1x1\.|transparent\.(?:gif|png)|pixel\.(?:gif|png))/i;
const maxCaption = 500;

/** The first address of a `srcset`; all its candidates show the same picture. */
const fromSrcset = (srcset: string | undefined): string | undefined =>
  srcset?.trim().split(/\s+/, 1)[0]?.replace(/,$/, '');

const isTiny = (size: string | undefined): boolean => size !== undefined && /^[01](?:px)?$/.test(size.trim());

/** The absolute address of the picture that an `img` shows, or null for placeholders and tracking pixels. */
export const imageAddress = (image: ElementNode, base: string | null): string | null => {
  const { attributes } = image;
  if (isTiny(attributes.width) || isTiny(attributes.height)) return null;
  const lazy = lazySources.map((name) => attributes[name]);
  const sets = [fromSrcset(attributes['data-srcset']), fromSrcset(attributes.srcset)];
  for (const source of [...lazy, attributes.src, ...sets]) {
    if (source === undefined || placeholder.test(source.slice(0, 300))) continue;
    const address = httpAddress(source, base);
    if (address !== null) return address;
  }
  return null;
};

const containsImage = (container: ElementNode): boolean => {
  let found = false;
  walkElements(container, (node) => {
    if (node.tag === 'img') found = true;
    return found ? false : undefined;
  });
  return found;
};

/** Whether an element between a caption and the container of both has a picture of its own, which the caption is for. */
const isOfOther = (caption: ElementNode, container: ElementNode, own: ElementNode): boolean => {
  for (let at = caption.parent; at !== null && at !== container; at = at.parent)
    if (at !== own && containsImage(at)) return true;
  return false;
};

/** The caption in an element around a picture; `own` is its part that holds the picture. */
const captionWithin = (container: ElementNode, own: ElementNode): string | null => {
  let caption: string | null = null;
  walkElements(container, (node) => {
    if (caption !== null) return false;
    if (node.tag !== 'figcaption' && (node.hints & hint.caption) === 0) return undefined;
    if ((node !== own && containsImage(node)) || isOfOther(node, container, own)) return undefined;
    const text = collapse(rawText(node));
    if (text !== '' && text.length <= maxCaption) caption = text;
    return undefined;
  });
  return caption;
};

const captionOf = (image: ElementNode): string | null => {
  let container: ElementNode | null = image.parent;
  let own = image;
  for (let up = 0; up < 4 && container !== null; up++, container = container.parent) {
    const caption = captionWithin(container, own);
    own = container;
    if (caption !== null) return caption;
    if (container.tag === 'figure' || container.tag === 'article' || container.proseChars > 300) return null;
  }
  return null;
};

/** The pictures of an article in document order, without duplicates and without those in pruned elements. */
export const readImages = (root: ElementNode, base: string | null): Article['images'] => {
  const images = new Map<string, Article['images'][number]>();
  walkElements(root, (node) => {
    if (node.pruned) return false;
    if (node.tag !== 'img') return undefined;
    const src = imageAddress(node, base);
    if (src !== null && !images.has(src)) {
      images.set(src, { src, alt: collapse(node.attributes.alt ?? ''), caption: captionOf(node) });
    }
    return undefined;
  });
  return [...images.values()];
};

/** The links of an article in document order, without those that have no text or link to the page itself. */
export const readLinks = (root: ElementNode, base: string | null): Article['links'] => {
  const links: Article['links'] = [];
  walkElements(root, (node) => {
    if (node.pruned) return false;
    if (node.tag !== 'a' || node.attributes.href?.trim().startsWith('#')) return undefined;
    const href = httpAddress(node.attributes.href, base);
    const text = collapse(rawText(node));
    if (href !== null && text !== '') links.push({ href, text });
    return undefined;
  });
  return links;
};

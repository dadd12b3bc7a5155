import { hint, hintWords } from '#engine/extraction/html/hint-words.ts';
import type { Attributes, ElementNode } from '#engine/extraction/html/tree.ts';

const cache = new Map<string, number>();
const cacheLimit = 20_000;
/** Longer values are lists of utility classes, and their beginning says as much. */
const maxName = 300;

/**
 * After these words, a name says what surrounds an element or what it lacks (`has-sidebar`, `no-comments`), or how it
 * is cut off (`overflow-hidden`).
 */
const negations = new Set(['has', 'no', 'with', 'without', 'not', 'overflow', 'x', 'y', 'backface']);
/** Utility classes that show an element from a certain screen width on: `hidden md:block`. */
const shownWhenWide = /(?:^|\s)(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline|table|contents)/;
/**
 * An id of five or more words is the text of a heading, as documentation tools generate it, and not the name of a part.
 */
const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+){4,}$/i;
/** WordPress adds every tag, category and author of a post to its outermost element. */
const wordPressPost = /(?:^|\s)(?:hentry|type-(?:post|page)|post-\d+)(?:\s|$)/;

/** Splits a name into words, so that `header` is not found in `headerless`, nor `ad` in `loading`. */
const hintsOfName = (name: string): number => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  let bits = 0;
  let before = '';
  const isEmbed = words.some((word) => word === 'embed' || word === 'embedded');
  for (const word of words) {
    bits |= hintWords.get(`${before} ${word}`) ?? 0;
    if (!negations.has(before)) bits |= hintWords.get(word) ?? 0;
    before = word;
  }
  return isEmbed ? bits & ~(hint.widget | hint.share) : bits;
};

/** The `hint` bits of a class or id attribute's value. */
const hintsOf = (value: string): number => {
  const known = cache.get(value);
  if (known !== undefined) return known;
  let bits = 0;
  if (wordPressPost.test(value)) bits = hint.content;
  else for (const name of value.slice(0, maxName).split(/\s+/)) bits |= hintsOfName(name);
  if (shownWhenWide.test(value)) bits &= ~hint.hidden;
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(value, bits);
  return bits;
};

/** The hints that an element's class and id give about its role in the page. */
export const readHints = (attributes: Attributes): number => {
  const byClass = attributes.class === undefined ? 0 : hintsOf(attributes.class);
  const { id } = attributes;
  return id === undefined || slug.test(id) ? byClass : byClass | hintsOf(id);
};

const hidingStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

const isHidden = (attributes: Attributes): boolean => {
  if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') return true;
  return attributes.style !== undefined && hidingStyle.test(attributes.style);
};

/** Reads the hints of every element below `node`. */
export const markHints = (node: ElementNode): void => {
  for (const child of node.children) {
    if (child.kind !== 'element') continue;
    if (child.tag !== 'body') child.hints = readHints(child.attributes);
    if (isHidden(child.attributes)) child.hints |= hint.concealed;
    markHints(child);
  }
};

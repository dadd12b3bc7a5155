import { hint } from '#engine/extraction/html/hint-words.ts';
import type { ElementNode } from '#engine/extraction/html/tree.ts';

/** Limits of a pruning pass. If the first pass finds no article, the second one trusts names and hiding less. */
export type PruneLimits = {
  /** A part named as boilerplate is kept if it contains more than this share of the page's prose. */
  namedShare: number;
  /** The same for a hidden part: some pages hide the article until a script has run. */
  hiddenShare: number;
};

export const strictLimits: PruneLimits = { namedShare: 0.4, hiddenShare: 0.5 };
export const looseLimits: PruneLimits = { namedShare: 0.12, hiddenShare: 0.05 };

/** Names that mark an element as boilerplate regardless of its content, up to the share of prose in the limits. */
export const strongHints = hint.share | hint.related | hint.promo | hint.chrome | hint.notice | hint.widget;
/** Names that are common to small parts of boilerplate and large parts of articles. */
export const weakHints = hint.caption | hint.teaser | hint.meta | hint.author;

/** The data about the whole page that `pruneNamed` needs. */
export type PruneContext = {
  limits: PruneLimits;
  /** The weighted characters of prose on the page, without comments. */
  totalProse: number;
  /** Hints that this page gives to its article, so that they carry no information. */
  ignored: number;
};

/** Hints that a page may also give to its article. Hiding is judged separately for each part. */
const surveyed = (strongHints | weakHints | hint.comments) & ~hint.hidden;

/** If a name covers more than this share of the page's text, the article has it as well as boilerplate. */
const trustedShare = (bit: number): number => {
  if ((bit & (hint.chrome | hint.notice)) !== 0) return 0.8;
  return (bit & weakHints) !== 0 ? 0.3 : 0.6;
};

/** The weighted characters of the outermost parts of the page with each hint: prose, or all text for the weak hints. */
const textByHint = (root: ElementNode): Map<number, number> => {
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
};

/**
 * Surveys a measured page: how much prose is outside comments, and which hints cannot be trusted because they would
 * remove most of it (a page built of `widget`s, an article whose paragraphs are named `paywall`).
 */
export const surveyPage = (root: ElementNode, limits: PruneLimits): PruneContext => {
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
};

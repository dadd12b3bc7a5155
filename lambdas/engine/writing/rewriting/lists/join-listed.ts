import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import type { Piece } from '#engine/writing/rewriting/blocks/change-pieces.ts';
import type { Found } from '#engine/writing/rewriting/blocks/moved-pieces.ts';

/** The share of an item's words that must come from the enumeration. Other edits may change a few words. */
const minSharedShare = 0.8;

const marker = /^\s*(?:[-*+]|\d+[.)])\s+/;
const wordsOf = ({ text }: Piece): string => lettersAndDigits(text.replace(marker, ''));

/** Whether a text, as bare letters and digits, contains a piece's words in order. */
export const hasWordsOf = (text: string, piece: Piece): boolean => text.includes(wordsOf(piece));

type Source = { letters: string; words: ReadonlySet<string> };

const isPartOf = ({ letters, words }: Source, piece: Piece): boolean => {
  if (piece.kind === 'break' || hasWordsOf(letters, piece)) return true;
  const shared = [...piece.words].filter((word) => words.has(word)).length;
  return piece.kind === 'item' && shared > 0 && shared >= piece.words.size * minSharedShare;
};

const isText = ({ kind }: Piece): boolean => kind !== 'item' && kind !== 'heading' && kind !== 'break';

/** The running text that a hunk removed. Null if it removed none, or removed a list. */
const sourceOf = ({ hunk: { removed } }: Found): Source | null =>
  removed.some(isText) && !removed.some(({ kind }) => kind === 'item')
    ? {
        letters: lettersAndDigits(removed.map(({ text }) => text).join(' ')),
        words: new Set(removed.flatMap(({ words }) => [...words])),
      }
    : null;

const isAddition = ({ hunk }: Found): boolean => hunk.removed.length === 0;

/** The number of pieces at the beginning that are parts of the source. Breaks after the last one do not count. */
const partsAtStart = (source: Source, pieces: readonly Piece[]): number => {
  const end = pieces.findIndex((piece) => !isPartOf(source, piece));
  const parts = pieces.slice(0, end < 0 ? pieces.length : end);
  return parts.findLastIndex(({ kind }) => kind !== 'break') + 1;
};

const withAdded = (found: Found, added: Piece[]): Found => ({
  ...found,
  hunk: { ...found.hunk, added },
});

/** The pieces after a hunk that are parts of its source, and the later hunks without them. */
const takeParts = (source: Source, after: readonly Found[]): { parts: Piece[]; rest: Found[] } => {
  const [next, ...others] = after;
  if (next === undefined || !isAddition(next)) return { parts: [], rest: [...after] };
  const { added } = next.hunk;
  const count = partsAtStart(source, added);
  const parts = added.slice(0, count);
  const left = added.slice(count);
  if (left.some(({ kind }) => kind !== 'break')) return { parts, rest: [withAdded(next, left), ...others] };
  if (count === 0) return { parts: [], rest: [...after] };
  const further = takeParts(source, others);
  return { parts: [...parts, ...further.parts], rest: further.rest };
};

/**
 * Joins two changes into one: a removed enumeration, and the announcement and items that were added as a list. The
 * comparison reports them separately if both texts have a break between blocks there.
 */
export const joinListed = (found: readonly Found[]): Found[] => {
  const result: Found[] = [];
  let open = [...found];
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const source = sourceOf(first);
    const own = first.hunk.added;
    const { parts, rest } = source === null ? { parts: [], rest: open } : takeParts(source, open);
    const items = [...own, ...parts].filter(({ kind }) => kind === 'item');
    if (parts.length === 0 || items.length < 2 || source === null || !own.every((p) => isPartOf(source, p))) {
      result.push(first);
      continue;
    }
    result.push(withAdded(first, [...own, ...parts]));
    open = rest;
  }
  return result;
};

import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import type { Piece } from '#engine/writing/rewriting/blocks/change-pieces.ts';
import type { Found } from '#engine/writing/rewriting/blocks/moved-pieces.ts';

const lettersOf = (pieces: readonly Piece[]): string =>
  lettersAndDigits(pieces.map(({ text }) => text).join(' '));
const isQuote = ({ hunk: { removed, added } }: Found): boolean =>
  removed.every(({ kind }) => kind === 'break') &&
  added.some(({ kind }) => kind === 'quote') &&
  added.every(({ kind }) => kind === 'quote' || kind === 'break');
const isRemoval = ({ hunk: { removed, added } }: Found): boolean =>
  lettersOf(removed) !== '' && added.every(({ kind }) => kind === 'break');

/** Joins passages near the place where they were added back as one quotation into a single change of form. */
export const joinQuoted = (found: readonly Found[]): Found[] => {
  const result: (Found | null)[] = [...found];
  for (const [at, quote] of found.entries()) {
    if (!isQuote(quote)) continue;
    const words = lettersOf(quote.hunk.added);
    const near = found.flatMap((other, i) => (Math.abs(i - at) <= maxGap && isRemoval(other) ? [i] : []));
    const parts = near.filter((i) => words.includes(lettersOf(found[i]?.hunk.removed ?? [])));
    const removed = parts.flatMap((i) => found[i]?.hunk.removed ?? []);
    if (lettersOf(removed) !== words) continue;
    for (const i of parts) result[i] = null;
    result[at] = { ...quote, hunk: { removed, added: quote.hunk.added } };
  }
  return result.filter((value) => value !== null);
};
/** A quotation replaces a paragraph and a line, with breaks between them. */
const maxGap = 4;

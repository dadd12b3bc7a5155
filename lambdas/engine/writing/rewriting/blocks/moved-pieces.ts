import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import type { Hunk, Piece } from './change-pieces.ts';

export type Found = { hunk: Hunk; left: Piece | undefined; right: Piece | undefined };

const textOf = (pieces: readonly Piece[]): string =>
  lettersAndDigits(pieces.map(({ text }) => text).join(' '));

const isRemoval = ({ hunk }: Found): boolean => hunk.removed.length > 0 && hunk.added.length === 0;
const isAddition = ({ hunk }: Found): boolean => hunk.removed.length === 0 && hunk.added.length > 0;

/** The words that a hunk removes and does not add back in place. Null when it removes none or changes them. */
const missingWords = (found: Found): string | null => {
  if (found.hunk.removed.length === 0) return null;
  const words = textOf(found.hunk.removed);
  if (isRemoval(found)) return words;
  const rest = textOf(found.hunk.added);
  return words.length > rest.length && words.endsWith(rest) ? words.slice(0, -rest.length) : null;
};

/** The most letters in an opener such as "So" or "And then" before a question that became a heading. */
const maxOpenerLength = 12;
const openedBy = (missing: ReadonlyMap<string, number>, words: string): number | undefined =>
  [...missing].find(([key]) => key.endsWith(words) && key.length - words.length <= maxOpenerLength)?.[1];

/**
 * Joins a removed passage and the same words added elsewhere into one change, such as a line that moved or a label that
 * became a heading.
 */
export const joinMoved = (found: readonly Found[]): Found[] => {
  const result: (Found | null)[] = [...found];
  const missing = new Map<string, number>();
  for (const [i, from] of found.entries()) {
    const words = missingWords(from);
    if (words !== null && words !== '') missing.set(words, i);
  }
  for (const [j, to] of found.entries()) {
    const words = isAddition(to) ? textOf(to.hunk.added) : '';
    const isQuestion = to.hunk.added.every(
      ({ kind, text }) => kind === 'break' || (kind === 'heading' && text.endsWith('?')),
    );
    const i = missing.get(words) ?? (isQuestion && words !== '' ? openedBy(missing, words) : undefined);
    const from = i === undefined ? undefined : found[i];
    if (i === undefined || from === undefined) continue;
    for (const [key, at] of [...missing]) if (at === i) missing.delete(key);
    const hunk = { removed: from.hunk.removed, added: [...to.hunk.added, ...from.hunk.added] };
    result[i] = null;
    result[j] = { hunk, left: undefined, right: undefined };
  }
  return result.filter((value) => value !== null);
};

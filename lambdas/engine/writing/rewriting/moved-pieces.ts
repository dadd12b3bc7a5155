import { bare, type Hunk, type Piece } from './change-pieces.ts';

export type Found = { hunk: Hunk; left: Piece | undefined; right: Piece | undefined };

const textOf = (pieces: readonly Piece[]): string => bare(pieces.map(({ text }) => text).join(' '));

const isRemoval = ({ hunk }: Found): boolean => hunk.removed.length > 0 && hunk.added.length === 0;
const isAddition = ({ hunk }: Found): boolean => hunk.removed.length === 0 && hunk.added.length > 0;

/** Whether the words of an added run are those of a removed one, or the beginning of a shortened one. */
const isSame = (from: Found, to: Found): boolean => {
  const [words, moved] = [textOf(from.hunk.removed), textOf(to.hunk.added)];
  if (moved === '') return false;
  return isRemoval(from) ? words === moved : words === moved + textOf(from.hunk.added);
};

/**
 * Joins a removed passage and the same words that were added elsewhere into one change: a line that moved, or a label
 * that became a heading.
 */
export const joinMoved = (found: readonly Found[]): Found[] => {
  const result: (Found | null)[] = [...found];
  for (const [j, to] of found.entries()) {
    if (!isAddition(to)) continue;
    const i = result.findIndex(
      (from, at) => from !== null && at !== j && from.hunk.removed.length > 0 && isSame(from, to),
    );
    const from = result[i];
    if (from === null || from === undefined) continue;
    const hunk = { removed: from.hunk.removed, added: [...to.hunk.added, ...from.hunk.added] };
    result[i] = null;
    result[j] = { hunk, left: undefined, right: undefined };
  }
  return result.filter((value) => value !== null);
};

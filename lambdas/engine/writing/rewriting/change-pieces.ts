import { diffArrays } from 'diff';
import { blockSource } from '#engine/markdown/markdown-document.ts';
import { readDocument, type Unit } from '#engine/verification/facts/passage-units.ts';

/** A sentence, a block without sentences, or the break between two blocks. */
export type Piece = {
  text: string;
  kind: Unit['kind'] | 'break';
  level: number;
  words: ReadonlySet<string>;
  skeleton: string;
};

/** Corresponding pieces before and after a rewrite; one side is empty for an addition or a removal. */
export type Hunk = { removed: Piece[]; added: Piece[] };

/** Letters and digits only, without punctuation and markup. */
export const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const piece = (text: string, kind: Piece['kind'], level = 0): Piece => ({
  text,
  kind,
  level,
  words: new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []),
  skeleton: text.replace(/!\[[^\]]*\]/g, '![]'),
});

const breakPiece = piece('\n\n', 'break');

/** The pieces of Markdown in order. */
export const piecesOf = (markdown: string): Piece[] =>
  readDocument(markdown).blocks.flatMap((read, i) => {
    const { block } = read;
    const whole = block.kind !== 'paragraph' || read.units.length === 1;
    const pieces = whole
      ? [piece(blockSource(block).trim(), block.kind, block.level)]
      : read.units.map((unit) => piece(unit.source, unit.kind));
    return i === 0 ? pieces : [breakPiece, ...pieces];
  });

/** Pieces correspond when more than half of the shorter one's words are in both. */
const isSamePassage = (a: Piece, b: Piece): boolean => {
  if (a.kind !== b.kind || a.kind === 'break') return a.kind === b.kind;
  if (a.text === b.text || a.skeleton === b.skeleton) return true;
  if (a.words.size === 0 || b.words.size === 0) return false;
  let shared = 0;
  for (const word of a.words) if (b.words.has(word)) shared += 1;
  return (
    shared > Math.min(a.words.size, b.words.size) * 0.6 && shared > Math.max(a.words.size, b.words.size) * 0.3
  );
};

const isContinued = (open: Hunk, added: readonly Piece[]): boolean => {
  const [before] = open.removed;
  return (
    before !== undefined &&
    open.added.length > 0 &&
    added.length > 0 &&
    added.every(
      (value) => value.kind !== 'break' && bare(before.text).includes(bare(value.text).slice(0, 30)),
    )
  );
};

/** The first half of a split sentence comes before the piece that corresponds to the whole sentence. */
const isFirstHalf = (open: Hunk | undefined, whole: Piece, previous: Piece | undefined): boolean =>
  open !== undefined &&
  open.removed.length === 0 &&
  open.added.at(-1) === previous &&
  open.added.every(
    (value) =>
      value.kind === whole.kind && value.kind !== 'break' && bare(whole.text).includes(bare(value.text)),
  );

const split = (pieces: readonly Piece[]): Piece[][] => {
  const runs: Piece[][] = [];
  for (const value of pieces) {
    const last = runs.at(-1);
    if (last === undefined || value.kind === 'heading') runs.push([value]);
    else last.push(value);
  }
  return runs;
};

/** The hunks in which two texts differ, in order, with the shared piece before and after each. */
export const diffPieces = (
  before: readonly Piece[],
  after: readonly Piece[],
): { hunk: Hunk; left: Piece | undefined; right: Piece | undefined }[] => {
  const found: { hunk: Hunk; left: Piece | undefined; right: Piece | undefined }[] = [];
  let [i, j] = [0, 0];
  const push = (hunk: Hunk) => found.push({ hunk, left: after[j - hunk.added.length - 1], right: after[j] });
  for (const part of diffArrays([...before], [...after], { comparator: isSamePassage })) {
    const { length } = part.value;
    if (part.removed) {
      i += length;
      push({ removed: part.value, added: [] });
    } else if (part.added) {
      j += length;
      // A piece removed within the sentence comes before the rest of that sentence.
      const last = found.findLast(({ hunk }) => hunk.added.at(-1) === after[j - length - 1])?.hunk;
      if (last !== undefined && isContinued(last, part.value))
        for (const value of part.value) last.added.push(value);
      else for (const run of split(part.value)) push({ removed: [], added: run });
    } else {
      for (let k = 0; k < length; k += 1) {
        const [a, b] = [before[i + k], after[j + k]];
        if (a === undefined || b === undefined || a.text === b.text) continue;
        const open = found.at(-1)?.hunk;
        const halves = isFirstHalf(open, a, after[j + k - 1]) ? (open?.added ?? []) : [];
        if (halves.length > 0) found.pop();
        found.push({ hunk: { removed: [a], added: [...halves, b] }, left: undefined, right: undefined });
      }
      i += length;
      j += length;
    }
  }
  return found;
};

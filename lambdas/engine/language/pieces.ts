import { matchesOf } from './matches.ts';

/**
 * What stands between two spaces of a text, mostly a word with its marks. An article has a third as many different pieces
 * as it has words, so that readers read each once and keep what they found with it.
 */
export type Piece = {
  readonly text: string;
  /** What each reader found, by its number. */
  readonly readings: unknown[];
};

/** The pieces of a text in order, with the offsets at which they start. */
export type Pieces = { readonly pieces: readonly Piece[]; readonly starts: readonly number[] };

/** Pieces of several long articles; beyond that the memory is emptied. */
const mostPieces = 20_000;
/** Pieces of this length hardly ever occur twice. */
const longestPiece = 40;

const known = new Map<string, Piece>();

const pieceOf = (text: string): Piece => {
  const hit = known.get(text);
  if (hit !== undefined) return hit;
  const piece: Piece = { text, readings: [] };
  if (text.length > longestPiece) return piece;
  if (known.size >= mostPieces) known.clear();
  known.set(text, piece);
  return piece;
};

const [space, lineBreak] = [32, 10];

/** Splits a text at its spaces and line breaks. */
export const splitPieces = (text: string): Pieces => {
  const pieces: Piece[] = [];
  const starts: number[] = [];
  for (let start = 0, at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : space;
    if (code !== space && code !== lineBreak) continue;
    if (at > start) {
      pieces.push(pieceOf(text.slice(start, at)));
      starts.push(start);
    }
    start = at + 1;
  }
  return { pieces, starts };
};

const smallWord = /^[a-z]+$/;

/** A word or sign that a pattern finds in a piece, with its offset. */
export type FoundInPiece = { text: string; start: number };

/** What a pattern for words finds in a piece. Half of all pieces are small letters alone: there it finds one word. */
export const wordsIn = (piece: string, patternOf: (piece: string) => RegExp): readonly FoundInPiece[] =>
  smallWord.test(piece)
    ? [{ text: piece, start: 0 }]
    : matchesOf(piece, patternOf(piece)).map(({ 0: text, index }) => ({ text, start: index }));

let readers = 0;

/** Caches with each piece what `read` tells of its text, wherever it stands. */
export const pieceReader = <T extends object>(read: (text: string) => T): ((piece: Piece) => T) => {
  const reader = readers;
  readers += 1;
  return ({ text, readings }) => {
    const hit = readings[reader] as T | undefined;
    if (hit !== undefined) return hit;
    const value = read(text);
    readings[reader] = value;
    return value;
  };
};

/**
 * Calls `use` with each reading of each piece, and with the offset at which the piece starts. A loop by index takes no
 * iterator, which would be made anew for each piece.
 */
export const eachReading = <T>(
  { pieces, starts }: Pieces,
  readingsOf: (piece: Piece) => readonly T[],
  use: (reading: T, at: number) => void,
): void => {
  for (let i = 0; i < pieces.length; i += 1) {
    const readings = readingsOf(pieces[i] as Piece);
    const at = starts[i] as number;
    for (let k = 0; k < readings.length; k += 1) use(readings[k] as T, at);
  }
};

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
  // A list that grows at its end would get 17 places or more.
  const piece: Piece = { text, readings: new Array<unknown>(readers) };
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

const [firstLetter, lastLetter] = [97, 122];
const closingMarks = '.,;:!?)"”';

/**
 * The word of a piece that has small letters and, at most, marks behind them: "ends" of "ends.". Four fifths of all pieces are
 * such; others give an empty text. To look takes a tenth of the time of a pattern.
 */
export const smallWordOf = (piece: string): string => {
  let end = 0;
  for (
    let code = piece.charCodeAt(0);
    code >= firstLetter && code <= lastLetter;
    code = piece.charCodeAt(end)
  )
    end += 1;
  for (let at = end; at < piece.length; at += 1) if (!closingMarks.includes(piece.charAt(at))) return '';
  return end === piece.length ? piece : piece.slice(0, end);
};

/** A word or sign that a pattern finds in a piece, with its offset. */
export type FoundInPiece = { text: string; start: number };

/** What a pattern for words, not for marks, finds in a piece. */
export const wordsIn = (piece: string, patternOf: (piece: string) => RegExp): readonly FoundInPiece[] => {
  const word = smallWordOf(piece);
  if (word !== '') return [{ text: word, start: 0 }];
  return matchesOf(piece, patternOf(piece)).map(({ 0: text, index }) => ({ text, start: index }));
};

/** What a pattern for words and marks finds in a piece; `isMark` tells which marks it finds. */
export const wordsAndMarksIn = (
  piece: string,
  patternOf: (piece: string) => RegExp,
  isMark: (sign: string) => boolean,
): readonly FoundInPiece[] => {
  const word = smallWordOf(piece);
  if (word === '')
    return matchesOf(piece, patternOf(piece)).map(({ 0: text, index }) => ({ text, start: index }));
  const found = [{ text: word, start: 0 }];
  for (let at = word.length; at < piece.length; at += 1) {
    const sign = piece.charAt(at);
    if (isMark(sign)) found.push({ text: sign, start: at });
  }
  return found;
};

let readers = 0;

/** Caches with each piece what `read` tells of it, wherever it stands. */
export const pieceReader = <T extends object>(
  read: (text: string, piece: Piece) => T,
): ((piece: Piece) => T) => {
  const reader = readers;
  readers += 1;
  return (piece) => {
    const hit = piece.readings[reader] as T | undefined;
    if (hit !== undefined) return hit;
    const value = read(piece.text, piece);
    piece.readings[reader] = value;
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

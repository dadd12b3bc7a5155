import { matchesOf } from './matches.ts';

/**
 * What stands between two spaces of a text, mostly a word with its marks. An article has a third as many different pieces
 * as it has words, so that readers read each once and keep what they found with it.
 */
export type Piece = {
  readonly text: string;
  readonly hash: number;
  /** What each reader found, by its number. */
  readonly readings: unknown[];
  /** The piece of its word if it is a small one; null if it is not, undefined as long as nobody asked. */
  bare: Piece | null | undefined;
};

/** The pieces of a text in order, with the offsets at which they start. */
export type Pieces = { readonly pieces: readonly Piece[]; readonly starts: readonly number[] };

/** Pieces of several long articles; beyond that the memory is emptied. */
const mostPieces = 20_000;
/** Pieces of this length hardly ever occur twice. */
const longestPiece = 40;

const known: Piece[] = [];
/** Twice as many places as pieces, each with the number of a piece among the known ones, from 1; 0 is free. */
const places = new Int32Array(2 ** 16);
const lastPlace = places.length - 1;

/** The hash of a text (FNV-1a), sign by sign. */
const firstHash = 0x811c9dc5;
const hashWith = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/**
 * The piece between two offsets of a text. It is found by a hash that is computed while its end is looked for: a Map takes twice
 * as long, since it needs each piece as a text of its own, which it reads once more.
 */
const pieceIn = (text: string, start: number, end: number, hash: number): Piece => {
  let place = (hash ^ (hash >>> 15)) & lastPlace;
  for (let number = places[place] as number; number > 0; number = places[place] as number) {
    const piece = known[number - 1] as Piece;
    if (piece.hash === hash && piece.text.length === end - start && text.startsWith(piece.text, start))
      return piece;
    place = (place + 1) & lastPlace;
  }
  // A list of readings that grows at its end would get 17 places or more.
  const readings = new Array<unknown>(readers);
  const piece: Piece = { text: text.slice(start, end), hash, readings, bare: undefined };
  if (end - start > longestPiece) return piece;
  if (known.length >= mostPieces) {
    known.length = 0;
    places.fill(0);
    place = (hash ^ (hash >>> 15)) & lastPlace;
  }
  places[place] = known.push(piece);
  return piece;
};

const [space, lineBreak] = [32, 10];

/** Splits a text at its spaces and line breaks. */
export const splitPieces = (text: string): Pieces => {
  const pieces: Piece[] = [];
  const starts: number[] = [];
  let hash = firstHash;
  for (let start = 0, at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : space;
    if (code !== space && code !== lineBreak) {
      hash = hashWith(hash, code);
      continue;
    }
    if (at > start) {
      pieces.push(pieceIn(text, start, at, hash));
      starts.push(start);
    }
    start = at + 1;
    hash = firstHash;
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

/** The piece of the word of a piece that is a small word with marks behind it, or alone; null for all others. */
export const bareOf = (piece: Piece): Piece | null => {
  if (piece.bare !== undefined) return piece.bare;
  const word = smallWordOf(piece.text);
  piece.bare = word === '' ? null : word === piece.text ? piece : (splitPieces(word).pieces[0] ?? null);
  return piece.bare;
};

/** A word or sign that a pattern finds in a piece, with its offset. */
export type FoundInPiece = { text: string; start: number };

/** What a pattern for words, not for marks, finds in a piece. */
export const wordsIn = (piece: string, patternOf: (piece: string) => RegExp): readonly FoundInPiece[] => {
  const word = smallWordOf(piece);
  if (word !== '') return [{ text: word, start: 0 }];
  return matchesOf(piece, patternOf(piece)).map(({ 0: text, index }) => ({ text, start: index }));
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

/** Caches with each piece what `read` tells of its words: "ends." and "ends" have the same, which is read once. */
export const wordReader = <T extends object>(
  read: (text: string, piece: Piece) => T,
): ((piece: Piece) => T) => {
  const reader = pieceReader((text, piece): T => {
    const bare = bareOf(piece);
    return bare === null || bare === piece ? read(text, piece) : reader(bare);
  });
  return reader;
};

/**
 * Caches with each piece what `read` tells of each of its words and marks. Of "ends." only the mark is read, since its word is
 * the same as that of "ends". `patternOf` finds words and marks, of these those that `isMark` accepts.
 */
export const partReader = <T extends object>(
  patternOf: (piece: string) => RegExp,
  isMark: (sign: string) => boolean,
  read: (found: FoundInPiece, piece: Piece) => T,
): ((piece: Piece) => readonly T[]) => {
  const reader = pieceReader((text, piece): readonly T[] => {
    const bare = bareOf(piece);
    if (bare === piece) return [read({ text, start: 0 }, piece)];
    if (bare === null)
      return matchesOf(text, patternOf(text)).map(({ 0: found, index }) =>
        read({ text: found, start: index }, piece),
      );
    const parts = [...reader(bare)];
    for (let at = bare.text.length; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (isMark(sign)) parts.push(read({ text: sign, start: at }, piece));
    }
    return parts;
  });
  return reader;
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

import { matchesOf } from './matches.ts';

/**
 * The part of a text between two spaces, mostly a word with its marks. An article has a third as many different pieces
 * as words, so readers read each piece once and store their results with it.
 */
export type Piece = {
  readonly text: string;
  readonly hash: number;
  /** The results of each reader, by its number. */
  readonly readings: unknown[];
  /** The piece of its word if it is a lowercase word; null if it is not, undefined until it is needed. */
  withoutMarks: Piece | null | undefined;
};

/** The pieces of a text in order, with the offsets at which they start. */
export type Pieces = { readonly pieces: readonly Piece[]; readonly starts: readonly number[] };

/** The pieces of several long articles; beyond that, the cache is cleared. */
const maxPieces = 20_000;
/** Longer pieces hardly ever occur twice. */
const maxPieceLength = 40;

const known: Piece[] = [];
/**
 * A hash table with at least twice as many slots as pieces. A slot holds the number of a known piece, counted from 1; 0
 * is free.
 */
const places = new Int32Array(2 ** 16);
const lastPlace = places.length - 1;

/** The hash of a text (FNV-1a), character by character. */
const firstHash = 0x811c9dc5;
const hashWith = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/**
 * The piece between two offsets of a text. It is looked up by a hash that is computed during the search for its end. A
 * Map takes twice as long, because it needs each piece as a separate string and reads it once more.
 */
const pieceIn = (text: string, start: number, end: number, hash: number): Piece => {
  let place = (hash ^ (hash >>> 15)) & lastPlace;
  for (let number = places[place] as number; number > 0; number = places[place] as number) {
    const piece = known[number - 1] as Piece;
    if (piece.hash === hash && piece.text.length === end - start && text.startsWith(piece.text, start))
      return piece;
    place = (place + 1) & lastPlace;
  }
  // An array that grows by appending would reserve 17 slots or more.
  const readings = new Array<unknown>(readers);
  const piece: Piece = { text: text.slice(start, end), hash, readings, withoutMarks: undefined };
  if (end - start > maxPieceLength) return piece;
  if (known.length >= maxPieces) {
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
 * The word of a piece that consists of lowercase letters and optional marks after them: "ends" of "ends.". Four fifths
 * of all pieces are of this kind; others give an empty string. This loop takes a tenth of the time of a pattern.
 */
export const lowercaseWordOf = (piece: string): string => {
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

/** The piece of a lowercase word, with or without marks after it; null for all other pieces. */
export const pieceWithoutMarks = (piece: Piece): Piece | null => {
  if (piece.withoutMarks !== undefined) return piece.withoutMarks;
  const word = lowercaseWordOf(piece.text);
  piece.withoutMarks =
    word === '' ? null : word === piece.text ? piece : (splitPieces(word).pieces[0] ?? null);
  return piece.withoutMarks;
};

/** A word or mark that a pattern finds in a piece, with its offset. */
export type FoundInPiece = { text: string; start: number };

/** The matches of a pattern for words (not marks) in a piece. */
export const wordsIn = (piece: string, patternOf: (piece: string) => RegExp): readonly FoundInPiece[] => {
  const word = lowercaseWordOf(piece);
  if (word !== '') return [{ text: word, start: 0 }];
  return matchesOf(piece, patternOf(piece)).map(({ 0: text, index }) => ({ text, start: index }));
};

let readers = 0;

/** Caches the result of `read` with each piece, wherever it occurs. */
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

/** Caches the result of `read` for the words of each piece: "ends." and "ends" share a result, which is read once. */
export const wordReader = <T extends object>(
  read: (text: string, piece: Piece) => T,
): ((piece: Piece) => T) => {
  const reader = pieceReader((text, piece): T => {
    const withoutMarks = pieceWithoutMarks(piece);
    return withoutMarks === null || withoutMarks === piece ? read(text, piece) : reader(withoutMarks);
  });
  return reader;
};

/**
 * Caches the results of `read` for each word and mark of a piece. For "ends.", only the mark is read, because its word
 * is the same as that of "ends". `patternOf` finds words and marks; `isMark` selects the marks to keep.
 */
export const partReader = <T extends object>(
  patternOf: (piece: string) => RegExp,
  isMark: (character: string) => boolean,
  read: (found: FoundInPiece, piece: Piece) => T,
): ((piece: Piece) => readonly T[]) => {
  const reader = pieceReader((text, piece): readonly T[] => {
    const withoutMarks = pieceWithoutMarks(piece);
    if (withoutMarks === piece) return [read({ text, start: 0 }, piece)];
    if (withoutMarks === null)
      return matchesOf(text, patternOf(text)).map(({ 0: found, index }) =>
        read({ text: found, start: index }, piece),
      );
    const parts = [...reader(withoutMarks)];
    for (let at = withoutMarks.text.length; at < text.length; at += 1) {
      const character = text.charAt(at);
      if (isMark(character)) parts.push(read({ text: character, start: at }, piece));
    }
    return parts;
  });
  return reader;
};

/**
 * Calls `use` with each reading of each piece, and with the offset at which the piece starts. A loop by index avoids an
 * iterator per piece.
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

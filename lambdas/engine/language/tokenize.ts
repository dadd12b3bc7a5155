import { checkDeadline } from '#engine/bounds/deadline.ts';
import { eachReading, type Pieces, partReader, splitPieces } from './pieces.ts';
import { patternFor } from './plain-text.ts';

/** `word` contains a letter; `number` is digits with optional separators; `mark` is one punctuation mark or symbol. */
export type TokenKind = 'word' | 'number' | 'mark';

/** A token of a text: `text.slice(start, end)`, with offsets in UTF-16 units. */
export type Token = {
  text: string;
  /** Lowercase, with plain apostrophes and hyphens. */
  lower: string;
  start: number;
  end: number;
  kind: TokenKind;
};

// In this order: dotted abbreviations (U.S., e.g.), numbers with separators (3.5, 1,000), words with inner apostrophes,
// hyphens, ampersands or periods before a lowercase letter (don't, object-oriented, R&D, node.js), optionally with a
// programming suffix (C++, C#), then any other single character.
const tokenPattern = patternFor(
  /\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])|\p{N}+(?:[.,]\p{N}+)*(?!\p{L}|\p{N}|[-'’‑]\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’‘\-‐‑&]|(?<=\p{Ll})\.(?=\p{Ll}))[\p{L}\p{M}\p{N}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?|\S/gu,
);

const typographic = /[’‘‐‑]/;

const toLower = (value: string): string => {
  const lower = value.toLowerCase();
  return typographic.test(lower) ? lower.replace(/[’‘]/g, "'").replace(/[‐‑]/g, '-') : lower;
};

const kindOf = (value: string): TokenKind => {
  const code = value.charCodeAt(0);
  if (code < 128 && ((code > 96 && code < 123) || (code > 64 && code < 91))) return 'word';
  if (/^\p{N}[\p{N}.,]*$/u.test(value)) return 'number';
  return /[\p{L}\p{N}]/u.test(value) ? 'word' : 'mark';
};

/** The tokens of a piece, with offsets in it. No token contains white space or depends on the text after it. */
export const tokensOf = partReader(
  tokenPattern,
  () => true,
  ({ text, start }): Token => ({
    text,
    lower: toLower(text),
    start,
    end: start + text.length,
    kind: kindOf(text),
  }),
);

/** The tokens of a text that is already split into pieces. */
export const tokenizePieces = (pieces: Pieces): Token[] => {
  const tokens: Token[] = [];
  eachReading(pieces, tokensOf, ({ text, lower, start, end, kind }, at) => {
    checkDeadline();
    tokens.push({ text, lower, start: at + start, end: at + end, kind });
  });
  return tokens;
};

/** Splits a text into words, numbers and marks, in order, in time linear in its length. */
export const tokenize = (text: string): Token[] => tokenizePieces(splitPieces(text));

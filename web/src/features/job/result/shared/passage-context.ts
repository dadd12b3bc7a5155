import type { Passage } from '#contracts/keywords/evidence.ts';

/** A piece of text. `marked` pieces are highlighted. */
export type Piece = { text: string; marked: boolean };
export type PassageView = { before: string; pieces: Piece[]; after: string };

/** Characters of the article shown on either side of a passage. */
const around = 70;

const startOfWord = (text: string, from: number): number => {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
};

const endOfWord = (text: string, to: number): number => {
  const space = text.lastIndexOf(' ', to);
  return space === -1 ? to : space;
};

/** The text of the same block before `start`, at most `around` characters, cut at a word with an ellipsis. */
const leadIn = (text: string, start: number): string => {
  const block = text.lastIndexOf('\n', start - 1) + 1;
  if (start - around <= block) return text.slice(block, start);
  const from = startOfWord(text, start - around);
  return from >= start ? '' : `… ${text.slice(from, start)}`;
};

const leadOut = (text: string, end: number): string => {
  const newline = text.indexOf('\n', end);
  const block = newline === -1 ? text.length : newline;
  if (end + around >= block) return text.slice(end, block);
  const to = endOfWord(text, end + around);
  return to <= end ? '' : `${text.slice(end, to)} …`;
};

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The part of a word that most of its endings share: all but its last letters. */
const stemOf = (word: string): string =>
  word.length <= 4 ? word : word.slice(0, Math.max(4, word.length - 3));

const wordsOf = (keyword: string): string[] => keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const bounded = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');

/** Matches the phrase with any punctuation or space between its words. */
const phrasePattern = (keyword: string): RegExp | null => {
  const words = wordsOf(keyword).map(escapePattern);
  return words.length === 0 ? null : bounded(words.join('[^\\p{L}\\p{N}]+'));
};

/** Matches its words individually, with any ending. */
const wordPattern = (keyword: string): RegExp | null => {
  const words = wordsOf(keyword)
    .filter((word) => word.length > 3)
    .map((word) => `${escapePattern(stemOf(word))}\\p{L}*`);
  return words.length === 0 ? null : bounded(words.join('|'));
};

const splitAt = (text: string, pattern: RegExp): Piece[] => {
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) pieces.push({ text: text.slice(last, match.index), marked: false });
    pieces.push({ text: match[0], marked: true });
    last = match.index + match[0].length;
  }
  if (last < text.length) pieces.push({ text: text.slice(last), marked: false });
  return pieces;
};

const markWith = (text: string, pattern: RegExp | null): Piece[] | null => {
  const pieces = pattern ? splitAt(text, pattern) : [];
  return pieces.some(({ marked }) => marked) ? pieces : null;
};

/**
 * A passage with some of the article around it. The keyword in it is marked, otherwise the keyword's words with any
 * ending. If none of them occurs, for example because of a synonym, the whole passage is marked, because it is the
 * evidence. If the offsets do not fit the text (a truncated page), only the passage itself is shown.
 */
export const viewPassage = (text: string, passage: Passage, keyword: string): PassageView => {
  const fits = text.slice(passage.start, passage.end) === passage.text;
  const pieces = markWith(passage.text, phrasePattern(keyword)) ??
    markWith(passage.text, wordPattern(keyword)) ?? [{ text: passage.text, marked: true }];
  return {
    before: fits ? leadIn(text, passage.start) : '',
    pieces,
    after: fits ? leadOut(text, passage.end) : '',
  };
};

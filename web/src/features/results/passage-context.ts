import type { Passage } from '#contracts/evidence.ts';

/** A piece of text; `marked` pieces get the marker stroke. */
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

/** Words share a stem when they agree but for an ending: the shorter one without its last letters begins both. */
const stemOf = (word: string): string =>
  word.length <= 4 ? word : word.slice(0, Math.max(4, word.length - 3));

const markPattern = (keyword: string): RegExp | null => {
  const words = keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  const exact = words.map(escapePattern).join('[^\\p{L}\\p{N}]+');
  const loose = words
    .filter((word) => word.length > 3)
    .map((word) => `${escapePattern(stemOf(word))}\\p{L}*`)
    .join('|');
  const parts = [`${exact}(?![\\p{L}\\p{N}])`, ...(loose === '' ? [] : [loose])];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})`, 'giu');
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

/**
 * A passage in its place: a little of the article on either side, and within it the words of the keyword (in any
 * ending) marked. When none of them is found, as with a synonym, the whole passage is marked: it is the evidence.
 * Offsets that do not fit the text (a truncated page) fall back to the passage's own words.
 */
export const viewPassage = (text: string, passage: Passage, keyword: string): PassageView => {
  const fits = text.slice(passage.start, passage.end) === passage.text;
  const pattern = markPattern(keyword);
  const split = pattern ? splitAt(passage.text, pattern) : [];
  const pieces = split.some(({ marked }) => marked) ? split : [{ text: passage.text, marked: true }];
  return {
    before: fits ? leadIn(text, passage.start) : '',
    pieces,
    after: fits ? leadOut(text, passage.end) : '',
  };
};

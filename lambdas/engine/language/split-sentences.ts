import { monthBeginnings } from '#domain/text/calendar-words.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { closingAbbreviations, openAbbreviations, sentenceStarters } from './abbreviations.ts';
import { matchesOf } from './matches.ts';

/** A sentence of a text: `source.slice(start, end)`, without white space at its ends. */
export type Sentence = {
  start: number;
  end: number;
  text: string;
};

const terminator = /[.!?…。！？]+["'”’»)\]]*(?=\s|$|[“"«])|[。！？]/gu;
const months = new RegExp(`^(?:${monthBeginnings.replaceAll(' ', '|')})`, 'i');
const opening = /^[\s"'“‘«([¿¡–—-]*/u;

/**
 * Whether lines have nearly equal lengths of 50 to 110 characters: these come from an email or a terminal, not from a
 * list.
 */
const isHardWrapped = (lines: string[]): boolean => {
  if (lines.length < 3) return false;
  const lengths = lines.slice(0, -1).map((line) => line.trimEnd().length);
  const longest = lengths.reduce((a, b) => Math.max(a, b), 0);
  const shortest = lengths.reduce((a, b) => Math.min(a, b), longest);
  return shortest >= 50 && longest <= 110 && longest - shortest <= 24;
};

const continuesOnNextLine = (line: string, next: string): boolean => {
  const following = next.trimStart();
  if (following === '') return false;
  return (
    /^\p{Ll}/u.test(following) || /,\s*$/.test(line) || (/^ \S/.test(next) && line.trimEnd().length > 60)
  );
};

function* linesOf(paragraph: string, offset: number): Generator<[number, number]> {
  const lines = paragraph.split('\n');
  const wrapped = isHardWrapped(lines);
  let start = 0;
  let at = 0;
  for (const [i, line] of lines.entries()) {
    at += line.length + 1;
    const next = lines[i + 1];
    if (next !== undefined && (wrapped || continuesOnNextLine(line, next))) continue;
    yield [offset + start, offset + Math.min(at - 1, paragraph.length)];
    start = at;
  }
}

const paragraphs = /(?:[^\n]|\n(?![^\S\n]*\n))+/g;

/** The ranges of a text between line breaks that end a sentence. */
function* blocksOf(text: string): Generator<[number, number]> {
  for (const paragraph of matchesOf(text, paragraphs)) {
    const start = paragraph.index;
    if (!paragraph[0].includes('\n')) {
      yield [start, start + paragraph[0].length];
      continue;
    }
    yield* linesOf(paragraph[0], start);
  }
}

/** Whether a number is a list number, which does not end a sentence: "1. Open the lid". */
const isListNumber = (block: string, at: number): boolean =>
  /(?:^|\n)\s*$/.test(block.slice(Math.max(0, at - 8), at));

/** Abbreviations of places, offices and terms that end a sentence as often as not. */
const regions = new Set(
  'US UK EU UN USA UAE USSR UAR LA DC NYC TV PC CEO CFO CTO GDP AI IT HIV DNA IMF WHO'.split(' '),
);

/** True for a name in capitals whose first part ends with a period: "the ID. SPACE VIZZION". */
const isDottedBrand = (before: string, next: string): boolean =>
  /^\p{Lu}{2,4}$/u.test(before) && !regions.has(before) && /^\p{Lu}{3,}(?![\p{L}\p{N}.])/u.test(next);

/** The longest abbreviation that is considered, including the words that periods join to it. */
const maxAbbreviationLength = 24;

const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 46 ||
  code === 39;

/**
 * The letters, digits, periods and apostrophes before a position. A pattern would be tried at every character before
 * it.
 */
const wordBefore = (block: string, index: number): string => {
  const first = Math.max(0, index - maxAbbreviationLength);
  let start = index;
  while (start > first && isWordCode(block.charCodeAt(start - 1))) start -= 1;
  const isPlain = start === first || block.charCodeAt(start - 1) < 128;
  return isPlain
    ? block.slice(start, index)
    : (/[\p{L}\p{N}.'’]+$/u.exec(block.slice(first, index))?.[0] ?? '');
};

const isAbbreviation = (block: string, index: number, next: string): boolean => {
  const before = wordBefore(block, index);
  const word = before.toLowerCase();
  const nextWord = /^[\p{L}'’]+/u.exec(next)?.[0].toLowerCase() ?? '';
  if (/^\d{1,2}$/.test(word)) return months.test(nextWord) || isListNumber(block, index - word.length);
  if (word === 'no' || word === 'nos' || word === 'p' || word === 'art') return /^\d/.test(next);
  if (openAbbreviations.has(word)) return true;
  if (isDottedBrand(before, next)) return true;
  if (closingAbbreviations.has(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word))
    return !sentenceStarters.has(nextWord);
  return /^\p{Lu}$/u.test(before) && before !== 'I' && nextWord !== '' && !sentenceStarters.has(nextWord);
};

const endsSentence = (block: string, index: number, mark: string, stop: number): boolean => {
  const next = block.slice(stop, stop + 40).replace(opening, '');
  if (/^[.,;:!?]/.test(next)) return false;
  if (/^\p{Ll}/u.test(next)) return false;
  if (!mark.startsWith('.') || mark.startsWith('..')) return true;
  return !isAbbreviation(block, index, next);
};

const push = (text: string, from: number, to: number, into: Sentence[]): void => {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.length - raw.trimStart().length;
  const previous = into.at(-1);
  // A single closing bracket or quotation mark belongs to the sentence before it.
  if (
    previous &&
    previous.end <= from &&
    !/[\p{L}\p{N}\p{S}]/u.test(trimmed) &&
    !text.slice(previous.end, start).includes('\n')
  ) {
    previous.end = start + trimmed.length;
    previous.text = text.slice(previous.start, previous.end);
    return;
  }
  into.push({ start, end: start + trimmed.length, text: trimmed });
};

const splitBlock = (text: string, start: number, end: number, into: Sentence[]): void => {
  const block = text.slice(start, end);
  let from = 0;
  for (const match of matchesOf(block, terminator)) {
    checkDeadline();
    const stop = match.index + match[0].length;
    if (stop < block.length && !endsSentence(block, match.index, match[0], stop)) continue;
    push(text, start + from, start + stop, into);
    from = stop;
  }
  push(text, start + from, end, into);
};

/**
 * Splits a text into sentences with offsets (UTF-16 units). A blank line always ends a sentence. A single line break
 * does, unless the paragraph is hard-wrapped or the next line begins in lowercase. Abbreviations, initials, decimals,
 * ordinals before a month, and an ellipsis before a lowercase letter do not.
 */
export const splitSentences = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  for (const [start, end] of blocksOf(text)) splitBlock(text, start, end, sentences);
  return sentences;
};

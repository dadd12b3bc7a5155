import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';

/** A range of text with its content; `text.slice(start, end)` includes the delimiters. */
export type Span = { start: number; end: number; inner: string };

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  // Manually typed texts mix typographic and straight marks.
  ['“', '"'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
];

/** The longest quotation to look for, in characters. If it is longer, the closing mark is missing. */
const reach = 3000;

const span = (text: string, start: number, end: number): Span => ({
  start,
  end,
  inner: text.slice(start + 1, end - 1),
});

/**
 * Finds the next place of a closing mark. The places of each mark are listed once, because a text may hold thousands
 * that never close.
 */
type Closings = (character: string, after: number) => number;

const closingsOf = (text: string): Closings => {
  const places = new Map<string, number[]>();
  const list = (character: string): number[] => {
    const known =
      places.get(character) ??
      matchesOf(text, new RegExp(character, 'g'))
        .map((match) => match.index)
        .filter((at) => canClose(text, at, character));
    places.set(character, known);
    return known;
  };
  return (character, after) => {
    const known = list(character);
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((known[middle] ?? 0) <= after) low = middle + 1;
      else high = middle;
    }
    const at = known[low] ?? -1;
    return at - after < reach ? at : -1;
  };
};

const closingOf = (text: string, start: number, closings: Closings): number => {
  const open = text[start] ?? '';
  const found = pairs
    .filter(([left]) => left === open)
    .map(([, right]) => closings(right, start))
    .filter((at) => at > 0);
  return found.length === 0 ? -1 : Math.min(...found);
};

const isOpenContext = (before: string | undefined): boolean =>
  before === undefined || /[\s([{—–\-/:]/.test(before);
const isCloseContext = (after: string | undefined): boolean =>
  after === undefined || !regex.u`[\p{L}\p{N}]`.test(after);

/** Straight and single marks do not show whether they open or close, but the characters around them do. */
const canClose = (text: string, at: number, character: string): boolean =>
  !/["'’]/.test(character) ||
  (isCloseContext(text[text[at + 1] === '"' ? at + 2 : at + 1]) &&
    (character === '"' || !/\s/.test(text[at - 1] ?? ' ')));

const singleClose: Readonly<Record<string, string>> = { '‘': '’', "'": "'" };

/** “rock ’n’ roll” and “dogs' ears” have apostrophes, so a quotation in single marks must be short and on one line. */
const isSingleQuotation = (inner: string, mark: string): boolean =>
  inner.length < 300 &&
  !inner.includes('\n') &&
  /^\S/.test(inner) &&
  (mark === '‘' || /\s/.test(inner)) &&
  regex.u`\p{L}{2}`.test(inner);

const openedBy = (text: string, at: number, closings: Closings): number => {
  const mark = text[at] ?? '';
  if (mark === '"') {
    // The second of two doubled marks (""It is old,"" she said) neither opens nor closes anything.
    if (text[at - 1] === '"') return -1;
    if (!isOpenContext(text[at - 1]) || /\s|$/.test(text[at + 1] ?? ' ')) {
      // “ Wild Rose ” with inner spaces also occurs; it is accepted only if no letter or digit precedes it.
      if (regex.u`[\p{L}\p{N}.,!?]`.test(text[at - 1] ?? '')) return -1;
    }
    return closings('"', at);
  }
  const single = singleClose[mark];
  if (single !== undefined) {
    if (!isOpenContext(text[at - 1])) return -1;
    const close = closings(single, at);
    return close > 0 && isSingleQuotation(text.slice(at + 1, close), mark) ? close : -1;
  }
  return pairs.some(([open]) => open === mark) ? closingOf(text, at, closings) : -1;
};

/** A quotation of several paragraphs closes only in the last one. It opens the paragraph or follows a colon. */
const isLeftOpen = (text: string, at: number): boolean =>
  /["“«„]/.test(text[at] ?? '') &&
  (/[:,]\s*$/.test(text.slice(Math.max(0, at - 6), at)) || (at < 20 && text.slice(0, at).trim() === '')) &&
  text.length - at > 20 &&
  text.length - at < reach;

/**
 * Finds the quotations of a text (the outermost ones), in any of the usual marks. Each has at most 3,000 characters.
 * The time is linear except for a logarithm.
 */
export const findQuotations = (text: string): Span[] => {
  const found: Span[] = [];
  const closings = closingsOf(text);
  const marks = /["“„«»「『‘']/g;
  // The first letter or digit after the current mark, remembered because thousands of marks may precede it.
  const letters = regex.gu`[\p{L}\p{N}]`;
  let letterAt = -1;
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const close = openedBy(text, match.index, closings);
    const continues = close < 0 && isLeftOpen(text, match.index);
    if (close <= match.index + 1 && !continues) continue;
    if (continues) {
      found.push({
        start: match.index,
        end: text.trimEnd().length,
        inner: text.slice(match.index + 1).trim(),
      });
      break;
    }
    letters.lastIndex = Math.max(letterAt, match.index + 1);
    if (letterAt <= match.index) letterAt = letters.exec(text)?.index ?? text.length;
    if (letterAt >= close) continue;
    found.push(span(text, match.index, close + 1));
    marks.lastIndex = close + 1;
  }
  return found;
};

/**
 * A quotation for comparison: white space, kinds of marks, doubled marks, marks that open it again ("It is old. "We bake
 * in it."), and a closing comma or period do not count.
 */
export const quotationKey = (inner: string): string =>
  inner
    .replace(/[“”„«»]|"+/g, "'")
    .replace(/[’‘`]/g, "'")
    .replace(/…/g, '...')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .replace(/(?<=[.!?] )'(?=[a-z])/giu, '')
    .trim()
    .replace(/^'(?=[^'])/, '')
    .replace(/[.,;:]+$/, '')
    .replace(regex.u`^\p{Lu}(?=\p{Ll}| )`, (letter) => letter.toLowerCase());
